'use strict';

/* The search field: finds scenes by title, document and id, and views by label, class and id. */

const searchIndex = {
  /** `[scene, [[objectID, className, label], …]]` for each scene, or null before it is loaded. */
  entries: null,
  /** How many scenes, and how many views, are listed. */
  limit: 40,
};

const search = {
  /** Opens a scene at a view; set by the viewer. */
  open: () => {},
  results: [],
  active: -1,
};

function setUpSearch() {
  const field = byID('search-field');
  field.addEventListener('focus', loadSearchIndex);
  field.addEventListener('input', updateSearch);
  field.addEventListener('keydown', steerSearch);
  byID('search').addEventListener('focusout', ({ relatedTarget }) => {
    if (!byID('search').contains(relatedTarget)) closeSearch();
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target.matches?.('input:not([type=range], [type=radio]), textarea');
    if (event.key !== '/' || isTyping || byID('viewer').open) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}

async function loadSearchIndex() {
  if (searchIndex.entries) return;
  await loadScript('data/search.js');
  searchIndex.entries ??= [];
  if (!byID('search-results').hidden) updateSearch();
}

/** The scenes and views in which every word occurs, those that start with it first. */
function findAll(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const rank = (haystack, name) => {
    const lower = haystack.toLowerCase();
    if (!words.every((word) => lower.includes(word))) return -1;
    return name.toLowerCase().startsWith(words[0]) ? 0 : 1;
  };
  const byScene = new Map(gallery.scenes.map((scene) => [scene.id, scene]));
  const scenes = gallery.scenes.map((scene) => (
    { scene, rank: rank(`${scene.title} ${scene.document} ${scene.id}`, scene.title) }));
  const views = [];
  for (const [sceneID, elements] of searchIndex.entries ?? []) {
    const scene = byScene.get(sceneID);
    if (!scene) continue;
    for (const [objectID, className, label] of elements) {
      const name = label || className;
      const found = rank(`${label ?? ''} ${className} ${objectID ?? ''}`, name);
      if (found >= 0) views.push({ scene, objectID, className, label, rank: found });
    }
  }
  const best = (list) => list.filter((each) => each.rank >= 0)
    .sort((a, b) => a.rank - b.rank).slice(0, searchIndex.limit);
  return [...best(scenes), ...best(views)];
}

function updateSearch() {
  const field = byID('search-field');
  const panel = byID('search-results');
  const text = field.value.trim();
  search.results = findAll(text);
  search.active = search.results.length > 0 ? 0 : -1;
  panel.replaceChildren();
  let group;
  search.results.forEach((result, index) => {
    const name = result.className ? 'Views' : 'Scenes';
    if (name !== group) {
      group = name;
      panel.append(make('p', { class: 'filter-group', role: 'presentation' }, name));
    }
    panel.append(buildResult(result, index));
  });
  if (search.results.length === 0) {
    panel.append(make('p', { class: 'search-none' }, 'Nothing found.'));
  }
  panel.hidden = text === '' || document.activeElement !== field;
  field.setAttribute('aria-expanded', String(!panel.hidden));
  showActiveResult();
}

function buildResult(result, index) {
  const isView = Boolean(result.className);
  return make('div', {
    class: 'search-result', role: 'option', id: `search-result-${index}`,
    // The field keeps the focus, and with it the keyboard.
    onpointerdown: (event) => event.preventDefault(),
    onclick: () => chooseResult(result),
  },
    make('span', { class: 'search-name' },
      isView ? result.label || result.className : result.scene.title || 'Scene'),
    make('span', { class: 'search-detail' }, isView
      ? [result.label ? result.className : null, result.scene.title].filter(Boolean).join(' · ')
      : place(result.scene)));
}

function showActiveResult() {
  const field = byID('search-field');
  const options = [...byID('search-results').querySelectorAll('[role=option]')];
  options.forEach((option, index) => {
    option.setAttribute('aria-selected', String(index === search.active));
  });
  const active = options[search.active];
  if (active) field.setAttribute('aria-activedescendant', active.id);
  else field.removeAttribute('aria-activedescendant');
  active?.scrollIntoView({ block: 'nearest' });
}

function steerSearch(event) {
  const { length } = search.results;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    if (length === 0) return;
    const step = event.key === 'ArrowDown' ? 1 : -1;
    search.active = (search.active + step + length) % length;
    if (byID('search-results').hidden) updateSearch();
    showActiveResult();
  } else if (event.key === 'Enter' && search.results[search.active]) {
    event.preventDefault();
    chooseResult(search.results[search.active]);
  } else if (event.key === 'Escape') {
    if (byID('search-results').hidden) event.target.value = '';
    event.preventDefault();
    closeSearch();
  }
}

function closeSearch() {
  byID('search-results').hidden = true;
  byID('search-field').setAttribute('aria-expanded', 'false');
}

function chooseResult({ scene, className, objectID, label }) {
  closeSearch();
  // A scene that the filters hide has been asked for by name.
  if (scene.element.hidden) resetFilters();
  if (className) {
    search.open(scene, { objectID, className, label });
    return;
  }
  scene.element.scrollIntoView({ block: 'start' });
  scene.shots.find((shot) => shot.isVisible)?.button.focus({ preventScroll: true });
}

'use strict';

/* Filters: a menu a property. Nothing chosen in a menu means all. */

const filters = [
  { id: 'document', name: 'Document', many: 'documents', valueOf: (shot) => shot.scene.document },
  {
    id: 'device', name: 'Device', many: 'devices',
    valueOf: (shot) => shot.configuration.deviceName,
    groupOf: (shot) => shot.configuration.deviceGroup,
  },
  configurationFilter('orientation', 'Orientation', 'orientations'),
  configurationFilter('window', 'Window', 'windows'),
  configurationFilter('textSize', 'Text size', 'text sizes'),
  configurationFilter('direction', 'Direction', 'directions'),
  configurationFilter('appearance', 'Appearance', 'appearances'),
];

function configurationFilter(id, name, many) {
  return {
    id, name, many, titles: names[id], valueOf: (shot) => shot.configuration[id],
  };
}

function buildFilters() {
  const bar = byID('filters');
  for (const filter of filters) {
    filter.chosen = new Set();
    filter.values = collectValues(filter);
    // With one value there is nothing to choose.
    if (filter.values.length < 2) continue;
    bar.append(buildFilter(filter));
  }
  bar.append(make('button', {
    type: 'button', class: 'control is-plain', id: 'reset', hidden: true, onclick: resetFilters,
  }, 'Reset'));
  document.addEventListener('pointerdown', ({ target }) => {
    if (!target.closest?.('.filter')) closeFilter();
  });
  addEventListener('resize', () => closeFilter());
  bar.addEventListener('scroll', () => closeFilter());
}

function collectValues(filter) {
  const values = new Map();
  for (const shot of gallery.shots) {
    const value = filter.valueOf(shot);
    if (!values.has(value)) values.set(value, { value, group: filter.groupOf?.(shot) });
  }
  for (const scene of gallery.scenes) {
    if (filter.id === 'document' && !values.has(scene.document)) {
      values.set(scene.document, { value: scene.document });
    }
  }
  return [...values.values()];
}

function buildFilter(filter) {
  const panelID = `filter-${filter.id}`;
  filter.label = make('span', {}, filter.name);
  filter.button = make('button', {
    type: 'button', class: 'control', 'aria-expanded': 'false', 'aria-controls': panelID,
    onclick: () => (filter.panel.hidden ? openFilter(filter) : closeFilter(true)),
    onkeydown: (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      event.stopPropagation();
      openFilter(filter);
    },
  }, filter.label, makeSymbol('down', 'small'));
  filter.panel = make('fieldset', { class: 'popover filter-panel', id: panelID, hidden: true },
    make('legend', { class: 'hidden-text' }, filter.name));
  let group;
  for (const entry of filter.values) {
    if (entry.group && entry.group !== group) {
      group = entry.group;
      filter.panel.append(make('p', { class: 'filter-group' }, group));
    }
    filter.panel.append(buildFilterChoice(filter, entry));
  }
  return make('div', { class: 'filter', onkeydown: (event) => moveInFilter(event, filter) },
    filter.button, filter.panel);
}

function buildFilterChoice(filter, entry) {
  entry.count = make('span', { class: 'filter-count' });
  entry.box = make('input', {
    type: 'checkbox', value: entry.value,
    onchange: () => {
      if (entry.box.checked) filter.chosen.add(entry.value);
      else filter.chosen.delete(entry.value);
      applyFilters();
    },
  });
  entry.title = filter.titles?.[entry.value] ?? entry.value;
  return make('label', { class: 'filter-choice' }, entry.box,
    make('span', { class: 'filter-title' }, entry.title), entry.count);
}

function openFilter(filter) {
  closeFilter();
  filter.panel.hidden = false;
  filter.button.setAttribute('aria-expanded', 'true');
  // The bar of filters scrolls sideways and would cut its menus off: they stand over the window.
  const box = filter.button.getBoundingClientRect();
  const left = Math.min(box.left, innerWidth - filter.panel.offsetWidth - 12);
  filter.panel.style.left = `${Math.max(12, left)}px`;
  filter.panel.style.top = `${box.bottom + 6}px`;
  filter.panel.style.maxHeight = `${innerHeight - box.bottom - 18}px`;
  filter.panel.querySelector('input').focus({ preventScroll: true });
}

/** Closes the menu that is open, and gives the focus back to its button if asked to. */
function closeFilter(returnFocus = false) {
  for (const filter of filters) {
    if (!filter.panel || filter.panel.hidden) continue;
    filter.panel.hidden = true;
    filter.button.setAttribute('aria-expanded', 'false');
    if (returnFocus) filter.button.focus();
  }
}

function moveInFilter(event, filter) {
  if (filter.panel.hidden) return;
  if (event.key === 'Escape') {
    event.stopPropagation();
    closeFilter(true);
  } else if (event.key === 'Tab') {
    closeFilter(true);
  } else if (event.key === 'Enter' && event.target.type === 'checkbox') {
    event.target.click();
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const boxes = filter.values.map(({ box }) => box);
    const at = boxes.indexOf(document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1);
    event.preventDefault();
    boxes[(at + boxes.length) % boxes.length].focus();
  }
}

function resetFilters() {
  for (const filter of filters) {
    filter.chosen.clear();
    for (const { box } of filter.values) if (box) box.checked = false;
  }
  applyFilters();
  filters.find((filter) => filter.button)?.button.focus();
}

function matches(filter, shot) {
  return filter.chosen.size === 0 || filter.chosen.has(filter.valueOf(shot));
}

/** Decides which shots are visible, and shows that everywhere. */
function applyFilters() {
  for (const shot of gallery.shots) {
    shot.isVisible = filters.every((filter) => matches(filter, shot));
  }
  const documents = filters[0].chosen;
  for (const scene of gallery.scenes) {
    // A scene without a picture stays in sight, so that nobody thinks it was forgotten.
    scene.isVisible = documents.size === 0 || documents.has(scene.document);
  }
  updateFilters();
  updateScenes();
  updateProblems();
}

function updateFilters() {
  for (const filter of filters) {
    if (!filter.button) continue;
    const chosen = filter.values.filter(({ value }) => filter.chosen.has(value));
    filter.button.classList.toggle('is-on', chosen.length > 0);
    filter.label.textContent = chosen.length === 0 ? filter.name
      : chosen.length === 1 ? chosen[0].title : `${chosen.length} ${filter.many}`;
    filter.button.setAttribute('aria-label', chosen.length === 0 ? filter.name
      : `${filter.name}: ${chosen.map(({ title }) => title).join(', ')}`);
    countChoices(filter);
  }
  const visible = gallery.shots.filter((shot) => shot.isVisible).length;
  const all = gallery.shots.length;
  byID('status').textContent = visible === all
    ? counted(all, 'screen') : `${visible.toLocaleString('en')} of ${counted(all, 'screen')}`;
  byID('reset').hidden = filters.every((filter) => filter.chosen.size === 0);
}

/** Says of each choice how many screens it would show, the other menus being as they are. */
function countChoices(filter) {
  const others = filters.filter((other) => other !== filter);
  const counts = new Map();
  for (const shot of gallery.shots) {
    if (!others.every((other) => matches(other, shot))) continue;
    const value = filter.valueOf(shot);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  for (const { value, count } of filter.values) {
    count.textContent = (counts.get(value) ?? 0).toLocaleString('en');
  }
}

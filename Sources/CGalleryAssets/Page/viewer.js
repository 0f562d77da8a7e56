'use strict';

/* One configuration at full size, over the page. */

const viewer = {
  shot: null,
  /** Views of the shot, or an empty list while they are not known. */
  views: [],
  /** Index of the selected view, or null. */
  selected: null,
  /** What to select when the views are known, so that a view stays selected from shot to shot. */
  wanted: null,
  /** The constraint that stands out, or null. */
  constraint: null,
  overlays: { frames: false, margins: false, safeArea: false, constraints: true },
  /** Pixels of the page a point takes, or 'fit'. */
  zoom: 'fit',
  tab: 'views',
  /** Where the last click was, and what it could have meant. */
  click: null,
  parts: {},
};

const overlayNames = [
  ['frames', 'Frames', 'F', 'frames'],
  ['margins', 'Margins', 'M', 'margins'],
  ['safeArea', 'Safe area', 'S', 'safe-area'],
  ['constraints', 'Constraints', 'C', 'constraints'],
];

function setUpViewer() {
  const dialog = byID('viewer');
  dialog.tabIndex = -1;
  dialog.append(buildViewerBar(), buildViewerBody());
  dialog.addEventListener('keydown', steerViewer);
  dialog.addEventListener('close', finishViewing);
  addEventListener('resize', () => dialog.open && updateZoom());
  sceneList.open = (shot) => openViewer(shot, null);
  problemList.open = openProblem;
  search.open = openView;
}

function buildViewerBar() {
  const { parts } = viewer;
  parts.title = make('h2', { id: 'viewer-title' });
  parts.subtitle = make('p', { 'aria-live': 'polite' });
  parts.zoom = make('button', {
    type: 'button', class: 'control is-plain viewer-percent', title: 'Fit or actual size (0)',
    'aria-keyshortcuts': '0', onclick: toggleFit,
  });
  parts.panelButton = roundButton('panel', 'Inspector', 'I', togglePanel);
  parts.overlays = make('div', { class: 'overlays', role: 'group', 'aria-label': 'Overlays' },
    ...overlayNames.map(([id, name, key, symbol]) => make('button', {
      type: 'button', class: 'control is-toggle', 'data-overlay': id, title: `${name} (${key})`,
      'aria-keyshortcuts': key, 'aria-pressed': String(viewer.overlays[id]),
      onclick: () => toggleOverlay(id),
    }, makeSymbol(symbol), make('span', {}, name))));
  return make('header', { class: 'viewer-bar' },
    roundButton('close', 'Close', 'Escape', () => byID('viewer').close()),
    make('div', { class: 'viewer-title' }, parts.title, parts.subtitle),
    parts.overlays,
    make('div', { class: 'viewer-zoom', role: 'group', 'aria-label': 'Size' },
      roundButton('smaller', 'Smaller', '-', () => changeZoom(1 / 1.25)),
      parts.zoom,
      roundButton('larger', 'Larger', '+', () => changeZoom(1.25))),
    parts.panelButton);
}

function roundButton(symbol, name, key, action) {
  return make('button', {
    type: 'button', class: 'control is-round', 'aria-label': name, 'aria-keyshortcuts': key,
    title: `${name} (${key === 'Escape' ? 'Esc' : key})`, onclick: action,
  }, makeSymbol(symbol));
}

function buildViewerBody() {
  const { parts } = viewer;
  parts.image = make('img', { alt: '', draggable: 'false' });
  parts.image.addEventListener('error', () => parts.picture.classList.add('is-missing'));
  parts.image.addEventListener('load', () => parts.picture.classList.remove('is-missing'));
  parts.overlay = makeSVG('svg', { class: 'overlay', 'aria-hidden': 'true' });
  parts.picture = make('div', { class: 'stage-picture', onclick: pickView },
    parts.image, parts.overlay);
  parts.stage = make('div', { class: 'stage' }, parts.picture);
  parts.previous = roundButton('previous', 'Previous', 'ArrowLeft', () => step(-1));
  parts.next = roundButton('next', 'Next', 'ArrowRight', () => step(1));
  parts.previous.classList.add('is-previous');
  parts.next.classList.add('is-next');
  parts.tabs = make('div', { class: 'tabs', role: 'tablist', 'aria-label': 'Inspector' },
    buildTab('views', 'Views'), buildTab('problems', 'Problems'));
  parts.tabPanel = make('div', { class: 'tab-panel', role: 'tabpanel', id: 'viewer-tab-panel' });
  parts.panel = make('aside', { class: 'viewer-panel', 'aria-label': 'Inspector' },
    parts.tabs, parts.tabPanel);
  return make('div', { class: 'viewer-body' },
    make('div', { class: 'stage-frame' }, parts.stage, parts.previous, parts.next), parts.panel);
}

function buildTab(id, name) {
  return make('button', {
    type: 'button', role: 'tab', id: `viewer-tab-${id}`, 'aria-controls': 'viewer-tab-panel',
    onclick: () => showTab(id),
    onkeydown: (event) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.stopPropagation();
      showTab(id === 'views' ? 'problems' : 'views');
      byID(`viewer-tab-${viewer.tab}`).focus();
    },
  }, name, make('span', { class: 'count' }));
}

/* Opening and closing. */

/** Shows a shot; `wanted` says what to select: `{ objectID }` or a view as searched for. */
function openViewer(shot, wanted) {
  const dialog = byID('viewer');
  viewer.wanted = wanted;
  viewer.constraint = null;
  viewer.tab = 'views';
  if (!dialog.open) {
    const isWide = matchMedia('(min-width: 900px)').matches;
    setPanelShown(memory.get('panel') ? memory.get('panel') === 'shown' : isWide);
    document.documentElement.classList.add('is-viewing');
    dialog.showModal();
    dialog.focus();
  }
  showShot(shot);
}

function openProblem(shot, problem) {
  openViewer(shot, problem.objectID ? { objectID: problem.objectID } : null);
  if (!matchMedia('(min-width: 900px)').matches) setPanelShown(false);
}

function openView(scene, wanted) {
  const shot = scene.shots.find((each) => each.isVisible) ?? scene.shots[0];
  if (shot) openViewer(shot, wanted);
}

function finishViewing() {
  document.documentElement.classList.remove('is-viewing');
  const { shot } = viewer;
  viewer.shot = null;
  setAddress('');
  if (!shot) return;
  // Back to where the last picture stands, not to where the first one was.
  const target = shot.isVisible ? shot : shot.scene.shots.find((each) => each.isVisible);
  target?.button.focus({ preventScroll: true });
  target?.button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/* The picture. */

function showShot(shot) {
  const { parts } = viewer;
  const hadOutlineFocus = document.activeElement?.matches?.('.outline-item');
  viewer.shot = shot;
  viewer.views = [];
  viewer.selected = null;
  viewer.constraint = null;
  viewer.click = null;
  const { configuration, scene } = shot;
  parts.title.textContent = scene.title || 'Scene';
  parts.subtitle.textContent = describeShot(configuration);
  parts.image.src = shot.address;
  parts.image.alt = `${scene.title || 'Scene'}, ${describeConfiguration(configuration)}`;
  updateZoom();
  updatePanel();
  updateSteps();
  setAddress(new URLSearchParams({ scene: scene.id, configuration: configuration.id }));
  loadInspection(scene).then((inspection) => {
    if (viewer.shot !== shot) return;
    viewer.views = inspection?.get(configuration.id) ?? [];
    viewer.selected = findWanted();
    updatePanel();
    drawViewerOverlays();
    if (hadOutlineFocus) parts.tabPanel.querySelector('.outline-item[tabindex="0"]')?.focus();
  });
}

/** The configuration with all that decides the layout. */
function describeShot(configuration) {
  const { width, height, scale, horizontalSizeClass, verticalSizeClass } = configuration;
  const classes = [horizontalSizeClass, verticalSizeClass];
  return [
    describeConfiguration(configuration).replaceAll(', ', ' · '),
    `${points(width)} × ${points(height)} @${points(scale)}x`,
    classes.includes('unspecified') ? null : classes.join(' × '),
  ].filter(Boolean).join(' · ');
}

/** The view that is wanted, or that holds the constraint that is. */
function findWanted() {
  const { wanted, views } = viewer;
  if (!wanted) return null;
  const byObject = wanted.objectID
    ? views.findIndex(({ objectID }) => objectID === wanted.objectID)
    : views.findIndex(({ className, label }) =>
      className === wanted.className && label === wanted.label);
  if (byObject >= 0) return byObject;
  if (!wanted.objectID) return null;
  for (const view of views) {
    const constraint = view.constraints.find(({ objectID }) => objectID === wanted.objectID);
    if (!constraint) continue;
    viewer.constraint = constraint;
    return view.index;
  }
  return null;
}

function shownShots() {
  return gallery.shots.filter((shot) => shot.isVisible || shot === viewer.shot);
}

/** Goes to the next shot (1) or the previous one (-1), over the ends of scenes too. */
function step(way) {
  const shots = shownShots();
  const shot = shots[shots.indexOf(viewer.shot) + way];
  if (shot) showShot(shot);
}

/** Goes to the same configuration of the next scene (1) or the previous one (-1). */
function stepScene(way) {
  const scenes = gallery.scenes.filter((scene) => scene === viewer.shot.scene
    || scene.shots.some((shot) => shot.isVisible));
  const scene = scenes[scenes.indexOf(viewer.shot.scene) + way];
  if (!scene) return;
  const shots = scene.shots.filter((shot) => shot.isVisible);
  showShot(shots.find((shot) => shot.configuration === viewer.shot.configuration) ?? shots[0]);
}

function updateSteps() {
  const shots = shownShots();
  const { previous, next } = viewer.parts;
  const at = shots.indexOf(viewer.shot);
  // Disabled, a button that has the focus would lose it.
  previous.setAttribute('aria-disabled', String(at === 0));
  next.setAttribute('aria-disabled', String(at === shots.length - 1));
  for (const shot of [shots[at - 1], shots[at + 1]]) if (shot) new Image().src = shot.address;
}

function setAddress(parameters) {
  try {
    history.replaceState(null, '', `#${parameters}`);
  } catch { /* Where the address may not change, there is just no link to this picture. */ }
}

/** Opens what the address names, if it does. */
function openAddress() {
  const parameters = new URLSearchParams(location.hash.slice(1));
  const scene = gallery.scenes.find(({ id }) => id === parameters.get('scene'));
  const shot = scene?.shots.find((each) =>
    each.configurationID === parameters.get('configuration')) ?? scene?.shots[0];
  if (shot) openViewer(shot, null);
}

/* Size. */

function currentZoom() {
  if (viewer.zoom !== 'fit') return viewer.zoom;
  const { stage } = viewer.parts;
  const { width, height } = viewer.shot;
  const room = Math.min((stage.clientWidth - 112) / width, (stage.clientHeight - 64) / height);
  return Math.max(0.05, Math.min(1, room)) || 1;
}

function updateZoom() {
  const { parts, shot } = viewer;
  const zoom = currentZoom();
  parts.picture.style.width = `${shot.width * zoom}px`;
  parts.picture.style.height = `${shot.height * zoom}px`;
  const percent = `${Math.round(zoom * 100)} %`;
  parts.zoom.textContent = percent;
  parts.zoom.setAttribute('aria-label', viewer.zoom === 'fit'
    ? `${percent}, fits. Show actual size` : `${percent}. Fit`);
  drawViewerOverlays();
}

function changeZoom(factor) {
  viewer.zoom = Math.max(0.1, Math.min(4, currentZoom() * factor));
  updateZoom();
}

function toggleFit() {
  viewer.zoom = viewer.zoom === 'fit' ? 1 : 'fit';
  updateZoom();
}

/* Overlays and selection. */

function drawViewerOverlays() {
  drawOverlays(viewer.parts.overlay, viewer.shot, viewer.views, viewer, currentZoom());
}

function toggleOverlay(id) {
  viewer.overlays[id] = !viewer.overlays[id];
  viewer.parts.overlays.querySelector(`[data-overlay="${id}"]`)
    .setAttribute('aria-pressed', String(viewer.overlays[id]));
  drawViewerOverlays();
}

function pickView(event) {
  const { shot, views } = viewer;
  const box = viewer.parts.picture.getBoundingClientRect();
  const zoom = box.width / shot.width;
  const { width, height } = shot.configuration;
  const x = ((event.clientX - box.left) / zoom - shot.screenX) / (shot.screenWidth / width || 1);
  const y = ((event.clientY - box.top) / zoom - shot.screenY) / (shot.screenHeight / height || 1);
  const hits = viewsAt(views, x, y).map(({ index }) => index);
  const last = viewer.click;
  const isSamePlace = last && Math.hypot(x - last.x, y - last.y) * zoom < 6;
  const at = hits.indexOf(viewer.selected);
  viewer.click = { x, y };
  select(hits.length === 0 ? null : hits[isSamePlace && at >= 0 ? (at + 1) % hits.length : 0]);
}

/** Selects the view of that index, or none. */
function select(index) {
  const view = viewer.views[index];
  viewer.selected = view ? index : null;
  viewer.constraint = null;
  viewer.wanted = view
    ? { objectID: view.objectID, className: view.className, label: view.label } : null;
  if (viewer.tab !== 'views') viewer.tab = 'views', updatePanel();
  const tree = viewer.parts.tabPanel.querySelector('.outline');
  if (tree) markOutline(tree, viewer.selected);
  updateDetails();
  drawViewerOverlays();
}

/* The panel. */

function setPanelShown(isShown) {
  viewer.parts.panel.hidden = !isShown;
  viewer.parts.panelButton.setAttribute('aria-pressed', String(isShown));
}

function togglePanel() {
  setPanelShown(viewer.parts.panel.hidden);
  memory.set('panel', viewer.parts.panel.hidden ? 'hidden' : 'shown');
  updateZoom();
}

function showTab(id) {
  viewer.tab = id;
  updatePanel();
}

function updatePanel() {
  const { parts, shot, views, tab } = viewer;
  for (const id of ['views', 'problems']) {
    const button = byID(`viewer-tab-${id}`);
    button.setAttribute('aria-selected', String(id === tab));
    button.tabIndex = id === tab ? 0 : -1;
    const count = id === 'views' ? views.length : shot.problems.length;
    button.querySelector('.count').textContent = count ? count.toLocaleString('en') : '';
  }
  parts.tabPanel.setAttribute('aria-labelledby', `viewer-tab-${tab}`);
  if (tab === 'problems') {
    parts.tabPanel.replaceChildren(buildShotProblems(shot));
  } else if (views.length === 0) {
    const isKnown = inspections.arrived.has(shot.scene.id)
      || !Object.hasOwn(gallery.inspectionFiles, shot.scene.id);
    parts.tabPanel.replaceChildren(make('p', { class: 'hint' },
      isKnown ? 'Nothing is known of the views of this picture.' : ''));
  } else {
    const outline = buildOutline(views, viewer.selected, select);
    parts.tabPanel.replaceChildren(outline, make('div', { class: 'details' }));
    outline.children[viewer.selected]?.scrollIntoView({ block: 'nearest' });
    updateDetails();
  }
}

function updateDetails() {
  const { parts, shot, views, selected } = viewer;
  const details = parts.tabPanel.querySelector('.details');
  details?.replaceChildren(
    ...buildDetails(views[selected], shot, viewer, (constraint) => {
      viewer.constraint = constraint;
      drawViewerOverlays();
    }).filter(Boolean));
  details?.scrollTo(0, 0);
}

function buildShotProblems(shot) {
  if (shot.problems.length === 0) {
    return make('p', { class: 'hint' }, 'No problems in this configuration.');
  }
  return make('div', { class: 'problems-list' },
    ...shot.problems.map((problem) => buildProblem(problem, shot)));
}

/* Keys. */

function steerViewer(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const distance = event.shiftKey ? 80 : 0;
  const scroll = (x, y) => viewer.parts.stage.scrollBy(x * distance, y * distance);
  const actions = {
    ArrowLeft: () => (distance ? scroll(-1, 0) : step(-1)),
    ArrowRight: () => (distance ? scroll(1, 0) : step(1)),
    ArrowUp: () => (distance ? scroll(0, -1) : stepScene(-1)),
    ArrowDown: () => (distance ? scroll(0, 1) : stepScene(1)),
    '+': () => changeZoom(1.25),
    '=': () => changeZoom(1.25),
    '-': () => changeZoom(1 / 1.25),
    0: toggleFit,
    i: togglePanel,
  };
  for (const [id, , key] of overlayNames) actions[key.toLowerCase()] = () => toggleOverlay(id);
  const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

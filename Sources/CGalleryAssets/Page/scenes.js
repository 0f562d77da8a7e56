'use strict';

/* The scenes down the page, and the thumbnails of their configurations across it. */

const sceneList = {
  /** Opens a shot at full size; set by the viewer. */
  open: () => {},
};

function buildScenes() {
  const main = byID('scenes');
  const hasDetails = gallery.varying.some((each) => !['deviceName', 'orientation'].includes(each));
  let section;
  let lastDocument;
  for (const scene of gallery.scenes) {
    if (!section || scene.document !== lastDocument) {
      section = buildDocument(scene.document);
      main.append(section);
      lastDocument = scene.document;
    }
    scene.section = section;
    section.append(buildScene(scene, hasDetails));
  }
  main.append(make('p', { class: 'empty', id: 'empty', hidden: true }));
  main.append(make('footer', { class: 'footer' }, gallery.content.generator));
  // Pictures come late, and there may be a thousand: one listener for all of them.
  main.addEventListener('load', ({ target }) => target.classList.add('is-loaded'), true);
  main.addEventListener('error', ({ target }) => target.classList.add('is-missing'), true);
  main.addEventListener('click', ({ target }) => {
    const button = target.closest('.shot-button');
    if (button) sceneList.open(gallery.shots[button.dataset.shot]);
  });
  main.addEventListener('keydown', moveFocus);
  main.addEventListener('focusin', ({ target }) => {
    if (target.matches('.shot-button')) makeTabStop(target);
  });
}

function buildDocument(path) {
  const slash = path.lastIndexOf('/') + 1;
  return make('section', { class: 'document', 'aria-label': path },
    make('h2', { class: 'document-title' },
      make('span', { class: 'document-folder' }, path.slice(0, slash)), path.slice(slash)));
}

function buildScene(scene, hasDetails) {
  const titleID = `scene-${gallery.scenes.indexOf(scene)}`;
  const list = make('ul', { class: 'shots', role: 'list', 'aria-labelledby': titleID });
  for (const shot of scene.shots) list.append(buildShot(shot, hasDetails));
  scene.element = make('article', { class: 'scene', 'aria-labelledby': titleID },
    make('header', { class: 'scene-head' },
      make('h3', { id: titleID }, scene.title || 'Scene'),
      scene.isInitial ? make('span', { class: 'tag' }, 'Initial') : null,
      scene.line ? make('span', { class: 'scene-place' }, `Line ${scene.line}`) : null,
      buildSceneProblems(scene)),
    list);
  return scene.element;
}

function buildSceneProblems(scene) {
  if (scene.problems.length === 0) return null;
  const severity = worstSeverity(scene.problems);
  return make('button', {
    type: 'button', class: `scene-problems is-${severity}`, onclick: () => showProblems(scene),
  }, makeSymbol(severity), counted(scene.problems.length, 'problem'));
}

function buildShot(shot, hasDetails) {
  const { configuration } = shot;
  const words = describeConfiguration(configuration);
  const size = `${points(configuration.width)} × ${points(configuration.height)}`;
  const problems = shot.problems.length;
  shot.button = make('button', {
    type: 'button', class: 'shot-button', tabindex: '-1', 'data-shot': shot.index,
    title: `${words}, ${size}`,
    'aria-label': `${shot.scene.title || 'Scene'}, ${words}`
      + (problems ? `, ${counted(problems, 'problem')}` : ''),
  },
    make('span', { class: 'picture' },
      make('img', {
        src: shot.address, alt: '', loading: 'lazy', decoding: 'async', draggable: 'false',
        width: shot.width, height: shot.height,
      }),
      problems
        ? make('span', { class: `badge is-${worstSeverity(shot.problems)}` }, String(problems))
        : null),
    make('span', { class: 'caption' },
      make('span', { class: 'caption-device' }, configuration.deviceName),
      make('span', { class: 'caption-size' }, size),
      hasDetails
        ? make('span', { class: 'caption-details' }, peculiarities(configuration).join(' · '))
        : null));
  shot.element = make('li', { class: 'shot' }, shot.button);
  shot.element.style.setProperty('--width', shot.width);
  shot.element.style.setProperty('--height', shot.height);
  return shot.element;
}

/** Shows the shots that are visible, and of each scene lets the Tab key reach one. */
function updateScenes() {
  for (const scene of gallery.scenes) {
    let visible = 0;
    for (const shot of scene.shots) {
      shot.element.hidden = !shot.isVisible;
      shot.button.tabIndex = shot.isVisible && visible === 0 ? 0 : -1;
      if (shot.isVisible) visible += 1;
    }
    scene.element.hidden = visible === 0 && scene.shots.length > 0 || !scene.isVisible;
  }
  for (const section of document.querySelectorAll('.document')) {
    section.hidden = !section.querySelector('.scene:not([hidden])');
  }
  const empty = byID('empty');
  empty.hidden = gallery.scenes.some((scene) => !scene.element.hidden);
  empty.textContent = gallery.scenes.length === 0
    ? 'No scenes were found.' : 'No configuration matches these filters.';
}

function makeTabStop(button) {
  const shot = gallery.shots[button.dataset.shot];
  for (const other of shot.scene.shots) other.button.tabIndex = other === shot ? 0 : -1;
}

/* Arrow keys: left and right within a scene, up and down to what is above or below it. */

function moveFocus(event) {
  const button = event.target.closest('.shot-button');
  if (!button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const shot = gallery.shots[button.dataset.shot];
  const shots = shot.scene.shots.filter((each) => each.isVisible);
  const at = shots.indexOf(shot);
  const moves = {
    ArrowLeft: () => shots[at - 1],
    ArrowRight: () => shots[at + 1],
    Home: () => shots[0],
    End: () => shots.at(-1),
    ArrowUp: () => neighbour(shot, -1),
    ArrowDown: () => neighbour(shot, 1),
  };
  const target = moves[event.key]?.();
  if (!target) return;
  event.preventDefault();
  target.button.focus({ preventScroll: true });
  target.button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The shot nearest to the middle of `shot` in the next line up (-1) or down (1). */
function neighbour(shot, way) {
  const scenes = gallery.scenes.filter((scene) => !scene.element.hidden);
  const at = scenes.indexOf(shot.scene);
  const own = shot.button.getBoundingClientRect();
  const middle = own.left + own.width / 2;
  for (const scene of [scenes[at], scenes[at + way]]) {
    if (!scene) continue;
    // Shots of a line end at the same height.
    const beyond = scene.shots.filter((each) => each.isVisible)
      .map((each) => ({ shot: each, box: each.button.getBoundingClientRect() }))
      .filter(({ box }) => (box.bottom - own.bottom) * way > 1);
    if (beyond.length === 0) continue;
    const line = Math.min(...beyond.map(({ box }) => box.bottom * way)) * way;
    const inLine = beyond.filter(({ box }) => Math.abs(box.bottom - line) <= 1);
    const distance = ({ box }) => Math.abs(box.left + box.width / 2 - middle);
    return inLine.sort((a, b) => distance(a) - distance(b))[0].shot;
  }
  return undefined;
}

/* Size and arrangement. */

function setUpSize() {
  const slider = byID('size');
  const show = () => {
    byID('scenes').style.setProperty('--scale', slider.value / 100);
    slider.setAttribute('aria-valuetext', `${slider.value} per cent`);
  };
  const kept = Number(memory.get('size'));
  slider.value = kept || (matchMedia('(max-width: 600px)').matches ? 22 : 26);
  slider.addEventListener('input', show);
  slider.addEventListener('change', () => memory.set('size', slider.value));
  show();
}

/** Ties radio buttons to a data attribute of the page, which is kept. */
function setUpChoice(name) {
  const buttons = [...document.querySelectorAll(`input[name="${name}"]`)];
  const kept = memory.get(name);
  for (const button of buttons) {
    button.checked = kept ? button.value === kept : button.defaultChecked;
    if (button.checked) document.documentElement.dataset[name] = button.value;
    button.addEventListener('change', () => {
      document.documentElement.dataset[name] = button.value;
      memory.set(name, button.value);
    });
  }
}

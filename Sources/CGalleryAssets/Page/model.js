'use strict';

/* What the page shows. The data files call `adaptiveGallery`; everything else reads `gallery`. */

const gallery = {
  content: { title: '', subtitle: '', generator: '' },
  /** Configurations in order. */
  configurations: [],
  /** Scenes in order; each knows its `shots` and `problems`. */
  scenes: [],
  /** All shots in order; each knows its `scene`, `configuration`, `problems` and `isVisible`. */
  shots: [],
  /** Problems, the severe ones of a document first; each knows its `scene` and `shots`. */
  problems: [],
  /** Properties of configurations in which not all are alike. */
  varying: [],
  /** The value of each property that most configurations have, and that goes without saying. */
  usual: {},
  /** Paths of the inspections by scene. */
  inspectionFiles: {},
};

const adaptiveGallery = {
  receiveContent({ content, inspections }) {
    gallery.content = content;
    gallery.inspectionFiles = inspections;
    gallery.configurations = content.configurations;
    for (const configuration of gallery.configurations) {
      makeNumbers(configuration, ['width', 'height', 'scale']);
    }
    compareConfigurations();
    const byConfiguration = new Map(gallery.configurations.map((each) => [each.id, each]));
    gallery.scenes = content.scenes;
    for (const scene of gallery.scenes) {
      scene.problems = [];
      scene.shots = scene.shots.filter((shot) => byConfiguration.has(shot.configurationID));
      for (const shot of scene.shots) receiveShot(shot, scene, byConfiguration);
    }
    receiveProblems(content.problems);
  },
  receiveInspection(data) {
    inspections.arrived.set(data.scene, unpackInspection(data));
  },
  receiveSearchIndex(entries) {
    searchIndex.entries = entries;
  },
};

/** The address of a file of the gallery, whatever characters are in its path. */
function address(path) {
  return './' + path.split('/').map(encodeURIComponent).join('/');
}

function makeNumbers(object, names) {
  for (const name of names) object[name] = Number(object[name]) || 0;
}

function receiveShot(shot, scene, byConfiguration) {
  makeNumbers(shot, [
    'width', 'height', 'screenX', 'screenY', 'screenWidth', 'screenHeight',
  ]);
  shot.scene = scene;
  shot.configuration = byConfiguration.get(shot.configurationID);
  shot.address = address(shot.file);
  shot.problems = [];
  shot.isVisible = true;
  shot.index = gallery.shots.length;
  gallery.shots.push(shot);
}

const severities = ['error', 'warning', 'note'];

function receiveProblems(problems) {
  const byScene = new Map(gallery.scenes.map((scene) => [scene.id, scene]));
  for (const problem of problems) {
    problem.scene = byScene.get(problem.sceneID);
    const ids = new Set(problem.configurationIDs);
    problem.shots = (problem.scene?.shots ?? [])
      .filter((shot) => ids.size === 0 || ids.has(shot.configurationID));
    problem.scene?.problems.push(problem);
    for (const shot of problem.shots) shot.problems.push(problem);
  }
  const order = new Map();
  for (const { document } of [...gallery.scenes, ...problems]) {
    if (!order.has(document)) order.set(document, order.size);
  }
  gallery.problems = [...problems].sort((a, b) =>
    order.get(a.document) - order.get(b.document)
    || severities.indexOf(a.severity) - severities.indexOf(b.severity)
    || (a.line ?? 0) - (b.line ?? 0));
}

/** The worst severity among problems, or undefined. */
function worstSeverity(problems) {
  return severities.find((severity) => problems.some((each) => each.severity === severity));
}

/** "Main.storyboard:12", or the document alone. */
function place({ document, line }) {
  return line ? `${document}:${line}` : document;
}

/** The same without the folders. */
function shortPlace(problem) {
  const path = place(problem);
  return path.slice(path.lastIndexOf('/') + 1);
}

const names = {
  orientation: { portrait: 'Portrait', landscape: 'Landscape' },
  direction: { ltr: 'Left to right', rtl: 'Right to left' },
  appearance: { light: 'Light', dark: 'Dark' },
};

const properties = ['deviceName', 'orientation', 'window', 'textSize', 'direction', 'appearance'];

function compareConfigurations() {
  for (const property of properties) {
    const counts = new Map();
    for (const { [property]: value } of gallery.configurations) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    if (counts.size > 1) gallery.varying.push(property);
    const most = Math.max(...counts.values());
    gallery.usual[property] = [...counts.keys()].find((value) => counts.get(value) === most);
  }
}

/** What sets a configuration apart besides the device and the way it is held, in words. */
function peculiarities(configuration) {
  return properties.slice(2)
    .filter((property) => configuration[property] !== gallery.usual[property])
    .map((property) => names[property]?.[configuration[property]] ?? configuration[property]);
}

/** A configuration in words: "iPhone 17, Portrait, Dark". */
function describeConfiguration(configuration) {
  const orientation = names.orientation[configuration.orientation];
  return [
    configuration.deviceName,
    ...gallery.varying.includes('orientation') ? [orientation] : [],
    ...peculiarities(configuration),
  ].join(', ');
}

/* Inspections: what the pictures of a scene are made of, loaded by a script element, as pages
   without a server may not fetch. */

const inspections = {
  arrived: new Map(),
  pending: new Map(),
  /** How many scenes are kept; those used last stay. */
  limit: 12,
};

/** Resolves to a map from configuration to views, or to null if there is none. */
function loadInspection(scene) {
  const known = inspections.arrived.get(scene.id);
  if (known) {
    inspections.arrived.delete(scene.id);
    inspections.arrived.set(scene.id, known);
    return Promise.resolve(known);
  }
  if (!Object.hasOwn(gallery.inspectionFiles, scene.id)) return Promise.resolve(null);
  if (!inspections.pending.has(scene.id)) {
    const file = gallery.inspectionFiles[scene.id];
    inspections.pending.set(scene.id, loadScript(file).then(() => {
      inspections.pending.delete(scene.id);
      const oldest = inspections.arrived.keys().next().value;
      if (inspections.arrived.size > inspections.limit) inspections.arrived.delete(oldest);
      // A file that is missing or broken is not asked for again.
      if (!inspections.arrived.has(scene.id)) inspections.arrived.set(scene.id, new Map());
      return inspections.arrived.get(scene.id);
    }));
  }
  return inspections.pending.get(scene.id);
}

/** Runs a script beside the page; resolves when it ran or could not. */
function loadScript(path) {
  return new Promise((resolve) => {
    const script = make('script', { src: address(path) });
    const finish = () => { script.remove(); resolve(); };
    script.addEventListener('load', finish);
    script.addEventListener('error', finish);
    document.head.append(script);
  });
}

function unpackInspection({ elements, equations, rules = [], words = [], shots }) {
  const tables = { elements, equations, rules, words };
  return new Map(shots.map(([configuration, rows]) =>
    [configuration, rows.map((row, index) => unpackView(row, index, tables))]));
}

function unpackView(row, index, { elements, equations, rules, words }) {
  const [element, depth, x, y, width, height, safeArea, margins, constraints, ruleRows = []] = row;
  const [objectID, className, label, line] = elements[element];
  return {
    index, objectID, className, label, line, depth, x, y, width, height,
    safeArea: safeArea || null,
    margins: margins || null,
    constraints: constraints.map(([equation, state, ...segment]) => ({
      objectID: equations[equation][0],
      description: equations[equation][1],
      line: equations[equation][2],
      isActive: (state & 1) !== 0,
      isBroken: (state & 2) !== 0,
      segment: segment.length === 4 ? segment : null,
    })),
    rules: ruleRows.map((ruleRow) => unpackRule(ruleRow, rules, words)),
  };
}

function unpackRule([rule, isActive, reasons, effects], rules, words) {
  const [title, condition, place, isSatisfiable] = rules[rule];
  return {
    title, condition, place, isSatisfiable: isSatisfiable !== 0, isActive: isActive !== 0,
    reasons: reasons.map((reason) => words[reason]),
    effects: effects.map(([text, isInForce, winner]) => ({
      description: words[text], isInForce: isInForce !== 0,
      winner: winner === undefined ? null : words[winner],
    })),
  };
}

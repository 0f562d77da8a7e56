'use strict';

/* The panel of the viewer: the outline of the views, the view that is selected, and problems. */

/** What a view is called in the outline. */
function viewName(view) {
  return view.label || view.className;
}

/** The outline as a tree in which the arrow keys move. */
function buildOutline(views, selected, select) {
  const root = Math.min(...views.map(({ depth }) => depth));
  const tree = make('div', { class: 'outline', role: 'tree', 'aria-label': 'Views' });
  views.forEach((view, index) => {
    const item = make('div', {
      class: 'outline-item', role: 'treeitem', 'aria-level': view.depth - root + 1,
      'aria-selected': String(index === selected), 'data-view': index,
      tabindex: index === (selected ?? 0) ? '0' : '-1',
    },
      make('span', { class: 'outline-name' }, viewName(view)),
      view.label ? make('span', { class: 'outline-class' }, view.className) : null,
      view.constraints.some(({ isBroken }) => isBroken)
        ? makeSymbol('warning', 'small is-warning') : null);
    item.style.setProperty('--level', Math.min(view.depth - root, 12));
    tree.append(item);
  });
  tree.addEventListener('click', ({ target }) => {
    const item = target.closest('.outline-item');
    if (item) select(Number(item.dataset.view));
  });
  tree.addEventListener('keydown', (event) => {
    const at = Number(event.target.dataset.view);
    const moves = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: views.length - 1 };
    if (!(event.key in moves)) {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        select(at);
      }
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const next = Math.max(0, Math.min(views.length - 1, moves[event.key]));
    select(next);
    tree.children[next].focus();
  });
  return tree;
}

/** Moves the mark in the outline to another view. */
function markOutline(tree, selected) {
  for (const item of tree.querySelectorAll('[aria-selected=true]')) {
    item.setAttribute('aria-selected', 'false');
    item.tabIndex = -1;
  }
  const item = tree.children[selected];
  if (!item) return;
  for (const other of tree.querySelectorAll('[tabindex="0"]')) other.tabIndex = -1;
  item.setAttribute('aria-selected', 'true');
  item.tabIndex = 0;
  item.scrollIntoView({ block: 'nearest' });
}

/** What is known of a view. */
function buildDetails(view, shot, state, highlight) {
  if (!view) return buildConfiguration(shot.configuration);
  const where = [
    view.objectID, view.line ? `${shot.scene.document}:${view.line}` : null,
  ].filter(Boolean).join(' · ');
  return [
    make('div', { class: 'details-head' },
      make('h3', {}, view.className),
      view.label ? make('p', { class: 'details-label' }, view.label) : null,
      where ? make('p', { class: 'details-place' }, where) : null),
    buildNumbers('Frame', [['X', view.x], ['Y', view.y], ['W', view.width], ['H', view.height]]),
    buildInsets('Safe area', view.safeArea),
    buildInsets('Margins', view.margins),
    buildRules(view),
    ...buildConstraints(view, state, highlight),
  ];
}

/** What decides the layout, shown while no view is selected, and how to select one. */
function buildConfiguration(configuration) {
  const { horizontalSizeClass, verticalSizeClass } = configuration;
  const facts = [
    ['Device', configuration.deviceName],
    ['Orientation', names.orientation[configuration.orientation]],
    ['Window', configuration.window],
    ['Size', `${points(configuration.width)} × ${points(configuration.height)}`],
    ['Scale', `${points(configuration.scale)}x`],
    ['Size classes', horizontalSizeClass === 'unspecified' && verticalSizeClass === 'unspecified'
      ? '–' : `${horizontalSizeClass} × ${verticalSizeClass}`],
    ['Text size', configuration.textSize],
    ['Direction', names.direction[configuration.direction]],
    ['Appearance', names.appearance[configuration.appearance]],
  ];
  return [
    make('div', { class: 'details-head' }, make('h3', {}, 'Configuration')),
    make('dl', { class: 'facts' }, ...facts.map(([name, value]) =>
      make('div', {}, make('dt', {}, name), make('dd', {}, value)))),
    make('p', { class: 'details-hint' },
      'Click a view in the picture to inspect it, and again for the one behind it. '
      + 'The arrow keys go from picture to picture, up and down from scene to scene.'),
  ];
}

function buildInsets(title, insets) {
  if (!insets) return null;
  const [top, left, bottom, right] = insets;
  return buildNumbers(title, [['Top', top], ['Left', left], ['Bottom', bottom], ['Right', right]]);
}

function buildNumbers(title, entries) {
  return make('section', { class: 'numbers' }, make('h4', {}, title),
    make('dl', {}, ...entries.map(([name, number]) =>
      make('div', {}, make('dt', {}, name), make('dd', {}, points(number))))));
}

/** Which rules concern the view, whether they hold, and what decides that. */
function buildRules(view) {
  if (view.rules.length === 0) return null;
  return make('section', {}, make('h4', {}, 'Why'),
    make('ul', { class: 'rules', role: 'list' }, ...view.rules.map(buildRule)));
}

function buildRule(rule) {
  const state = rule.isSatisfiable ? (rule.isActive ? 'Holds' : 'Does not hold') : 'Never holds';
  const kind = rule.isSatisfiable ? (rule.isActive ? 'is-active' : '') : 'is-error';
  return make('li', { class: rule.isActive ? 'rule is-active' : 'rule' },
    make('p', { class: 'rule-head' },
      make('span', { class: 'rule-title' }, rule.title),
      make('span', { class: `tag ${kind}`.trim() }, state)),
    rule.condition ? make('p', { class: 'rule-condition' }, rule.condition) : null,
    ...rule.reasons.map((reason) => make('p', { class: 'rule-reason' }, `because ${reason}`)),
    rule.effects.length === 0 ? null : make('ul', { class: 'rule-effects', role: 'list' },
      ...rule.effects.map(buildEffect)),
    rule.place ? make('p', { class: 'rule-place' }, rule.place) : null);
}

function buildEffect({ description, isInForce, winner }) {
  return make('li', { class: isInForce ? 'is-in-force' : null }, description,
    winner ? make('span', { class: 'rule-winner' }, ` – ${winner} wins`) : null);
}

function buildConstraints(view, state, highlight) {
  if (view.constraints.length === 0) return [];
  const list = make('ul', { class: 'constraints', role: 'list' });
  for (const constraint of view.constraints) {
    const marks = [
      constraint.isBroken ? make('span', { class: 'tag is-error' }, 'Gave way') : null,
      constraint.isActive ? null : make('span', { class: 'tag' }, 'Inactive'),
      constraint.line ? make('span', {}, `Line ${constraint.line}`) : null,
    ].filter(Boolean);
    const button = make('button', {
      type: 'button', 'aria-pressed': String(state.constraint === constraint),
      onclick: () => {
        const isOn = button.getAttribute('aria-pressed') === 'true';
        for (const other of list.querySelectorAll('button')) {
          other.setAttribute('aria-pressed', 'false');
        }
        button.setAttribute('aria-pressed', String(!isOn));
        highlight(isOn ? null : constraint);
      },
    }, make('span', { class: 'constraint-words' }, constraint.description),
    marks.length > 0 ? make('span', { class: 'constraint-marks' }, ...marks) : null);
    list.append(make('li', {}, button));
  }
  return [make('section', {}, make('h4', {}, 'Constraints'), list)];
}

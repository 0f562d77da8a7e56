'use strict';

/* The list of problems at the side of the page. */

const problemList = {
  /** Opens a shot at the view of a problem; set by the viewer. */
  open: () => {},
  /** Severities that are left out. */
  hidden: new Set(),
  /** How many problems are shown before the rest has to be asked for. */
  limit: 100,
  /** The scene the list is narrowed to, if any. */
  scene: null,
};

function setUpProblems() {
  const button = byID('problems-button');
  byID('problems-count').textContent = gallery.problems.length.toLocaleString('en');
  const severity = worstSeverity(gallery.problems);
  if (severity) button.classList.add(`has-${severity}`);
  button.addEventListener('click', () => {
    problemList.scene = null;
    toggleProblems(byID('problems').hidden);
  });
  byID('problems').addEventListener('keydown', (event) => {
    if (event.key === 'Escape') toggleProblems(false);
  });
}

/** Shows the problems of one scene. */
function showProblems(scene) {
  problemList.scene = scene;
  toggleProblems(true);
}

function toggleProblems(isShown) {
  const panel = byID('problems');
  const hadFocus = panel.contains(document.activeElement);
  panel.hidden = !isShown;
  byID('page').classList.toggle('has-problems', isShown);
  byID('problems-button').setAttribute('aria-expanded', String(isShown));
  updateProblems();
  if (isShown) panel.querySelector('.problems-close').focus({ preventScroll: true });
  else if (hadFocus) byID('problems-button').focus();
}

/** Whether a problem concerns something that the filters show. */
function isInSight(problem) {
  if (!problem.scene) {
    const documents = filters[0].chosen;
    return documents.size === 0 || documents.has(problem.document);
  }
  if (problem.shots.length === 0) return problem.scene.isVisible;
  return problem.shots.some((shot) => shot.isVisible);
}

function updateProblems() {
  const panel = byID('problems');
  if (panel.hidden) return;
  const inSight = gallery.problems.filter((problem) => isInSight(problem)
    && (!problemList.scene || problem.scene === problemList.scene));
  const listed = inSight.filter(({ severity }) => !problemList.hidden.has(severity));
  const list = make('div', { class: 'problems-list' });
  panel.replaceChildren(buildProblemsHead(inSight), list);
  if (listed.length === 0) {
    list.append(make('p', { class: 'empty' }, gallery.problems.length === 0
      ? 'No problems were found.' : 'No problem matches these filters.'));
  }
  appendProblems(list, listed, 0);
}

function buildProblemsHead(problems) {
  const { scene } = problemList;
  return make('header', { class: 'problems-head' },
    make('div', { class: 'problems-title' },
      make('h2', {}, scene ? scene.title || 'Scene' : 'Problems'),
      make('button', {
        type: 'button', class: 'control is-round problems-close',
        'aria-label': 'Close the problems',
        onclick: () => toggleProblems(false),
      }, makeSymbol('close'))),
    make('div', { class: 'problems-severities', role: 'group', 'aria-label': 'Severities' },
      ...severities.map((severity) => buildSeverity(severity, problems)),
      scene ? make('button', {
        type: 'button', class: 'control is-plain',
        onclick: () => { problemList.scene = null; updateProblems(); focusProblems(); },
      }, 'All scenes') : null));
}

function focusProblems() {
  byID('problems').querySelector('.problems-close').focus({ preventScroll: true });
}

const severityNames = { error: 'Errors', warning: 'Warnings', note: 'Notes' };

function buildSeverity(severity, problems) {
  const count = problems.filter((problem) => problem.severity === severity).length;
  return make('button', {
    type: 'button', class: `control is-toggle is-${severity}`, 'data-severity': severity,
    'aria-pressed': String(!problemList.hidden.has(severity)),
    'aria-label': `${severityNames[severity]}, ${count}`,
    onclick: () => {
      const { hidden } = problemList;
      if (hidden.has(severity)) hidden.delete(severity); else hidden.add(severity);
      updateProblems();
      byID('problems').querySelector(`[data-severity="${severity}"]`).focus();
    },
  }, makeSymbol(severity), make('span', { class: 'count' }, count.toLocaleString('en')));
}

function appendProblems(list, problems, start) {
  let heading = start > 0 ? problems[start - 1].document : null;
  const end = Math.min(problems.length, start + problemList.limit);
  for (const problem of problems.slice(start, end)) {
    if (problem.document !== heading) {
      heading = problem.document;
      list.append(make('h3', { class: 'problems-document' }, heading ?? 'No document'));
    }
    list.append(buildProblem(
      problem, problem.shots.find((shot) => shot.isVisible) ?? problem.shots[0]));
  }
  if (end === problems.length) return;
  const more = make('button', {
    type: 'button', class: 'control problems-more',
    onclick: () => {
      more.remove();
      const last = list.lastElementChild;
      appendProblems(list, problems, end);
      last.nextElementSibling?.querySelector('button')?.focus();
    },
  }, `Show more of ${counted(problems.length, 'problem')}`);
  list.append(more);
}

/** One problem: what it is, what mends it, where it is and in which configurations; a click shows
    it in `target`. */
function buildProblem(problem, target) {
  const body = [
    makeSymbol(problem.severity, 'problem-symbol'),
    make('span', { class: 'problem-text' },
      make('span', { class: 'hidden-text' }, `${problem.severity}: `),
      make('span', { class: 'problem-message' }, problem.message),
      problem.mend ? make('span', { class: 'problem-mend' }, problem.mend) : null,
      make('span', { class: 'problem-place' },
        [problem.scene?.title, problem.document ? shortPlace(problem) : null, problem.rule]
          .filter(Boolean).join(' · '))),
  ];
  const card = make('article', { class: `problem is-${problem.severity}` }, target
    ? make('button', {
      type: 'button', class: 'problem-button', onclick: () => problemList.open(target, problem),
    }, ...body)
    : make('div', { class: 'problem-button' }, ...body));
  if (problem.shots.length > 0) card.append(buildProblemShots(problem));
  return card;
}

function buildProblemShots(problem) {
  const all = problem.scene.shots.length;
  const { length } = problem.shots;
  const title = length === all
    ? all === 1 ? 'In its only configuration' : `In all ${all} configurations`
    : `In ${length} of ${counted(all, 'configuration')}`;
  const list = make('ul', { class: 'problem-shots', role: 'list' });
  const details = make('details', {
    class: 'problem-details',
    // Written when asked for: a thousand problems times forty configurations is a lot of buttons.
    ontoggle: () => {
      if (!details.open || list.children.length > 0) return;
      list.append(...problem.shots.map((shot) => make('li', {}, make('button', {
        type: 'button', onclick: () => problemList.open(shot, problem),
      }, describeConfiguration(shot.configuration)))));
    },
  }, make('summary', {}, title), list);
  return details;
}

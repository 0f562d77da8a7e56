'use strict';

/* What is drawn over a picture at full size: frames, margins, safe areas and constraints. */

/** Which view a click at a point of the screen means, those in front first. */
function viewsAt(views, x, y) {
  return views.filter((view) =>
    x >= view.x && x < view.x + view.width && y >= view.y && y < view.y + view.height).reverse();
}

/** Draws over a shot; `state` is the viewer's, `zoom` the pixels of the page a point takes. */
function drawOverlays(svg, shot, views, state, zoom) {
  svg.setAttribute('viewBox', `0 0 ${shot.width} ${shot.height}`);
  const { width, height } = shot.configuration;
  const scaleX = shot.screenWidth / width || 1;
  const scaleY = shot.screenHeight / height || 1;
  const screen = makeSVG('g', {
    transform: `translate(${shot.screenX} ${shot.screenY}) scale(${scaleX} ${scaleY})`,
  });
  svg.replaceChildren(screen);
  const root = Math.min(...views.map(({ depth }) => depth));
  const selected = views[state.selected];
  const isShown = (view) => view === selected || view.depth === root;
  if (state.overlays.safeArea) {
    screen.append(...views.filter(isShown).map((view) => drawBand(view, view.safeArea, 'safe-area')));
  }
  if (state.overlays.margins) {
    screen.append(...views.filter(isShown).map((view) => drawBand(view, view.margins, 'margins')));
  }
  if (state.overlays.frames) {
    screen.append(...views.filter(isFinite).map((view) => drawBox(view, 'frame')));
  }
  if (selected && isFinite(selected)) screen.append(drawBox(selected, 'frame is-selected'));
  if (state.overlays.constraints) {
    screen.append(...drawConstraints(views, selected, state.constraint, zoom * scaleX));
  } else if (state.constraint && selected) {
    screen.append(...drawConstraints([], selected, state.constraint, zoom * scaleX)
      .filter((element) => element.classList.contains('is-selected')));
  }
}

function isFinite({ x, y, width, height }) {
  return [x, y, width, height].every(Number.isFinite);
}

function drawBox({ x, y, width, height }, kind) {
  return makeSVG('rect', {
    class: kind, x, y, width: Math.max(0, width), height: Math.max(0, height),
  });
}

/** The band between the edges of a view and its insets. */
function drawBand(view, insets, kind) {
  const { x, y, width, height } = view;
  if (!insets || !isFinite(view) || insets.every((inset) => inset === 0)) return '';
  const [top, left, bottom, right] = insets;
  return makeSVG('path', {
    class: `band is-${kind}`, 'fill-rule': 'evenodd',
    d: `M${x} ${y}h${width}v${height}h${-width}Z`
      + `M${x + left} ${y + top}h${Math.max(0, width - left - right)}`
      + `v${Math.max(0, height - top - bottom)}h${-Math.max(0, width - left - right)}Z`,
  });
}

/** The constraints of the selected view, and wherever they are, those that gave way. */
function drawConstraints(views, selected, highlighted, zoom) {
  const broken = views.flatMap((view) => view.constraints).filter(({ isBroken }) => isBroken);
  const own = selected?.constraints ?? [];
  const seen = new Set();
  return [...own, ...broken].filter(({ segment }) => segment).filter((constraint) => {
    const key = `${constraint.description} ${constraint.segment}`;
    return !seen.has(key) && seen.add(key);
  }).map((constraint) => drawConstraint(constraint, constraint === highlighted, zoom));
}

/** A line with a bar across each end; a constraint of no length is a diamond. */
function drawConstraint({ segment, isActive, isBroken }, isHighlighted, zoom) {
  const [x1, y1, x2, y2] = segment;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const size = 4 / zoom;
  const state = isBroken ? 'is-broken' : isActive ? 'is-active' : 'is-inactive';
  const across = length > 0
    ? [-(y2 - y1) / length * size, (x2 - x1) / length * size] : [size, size];
  const bar = (x, y) => `M${x - across[0]} ${y - across[1]}L${x + across[0]} ${y + across[1]}`;
  return makeSVG('path', {
    class: `constraint ${state}${isHighlighted ? ' is-selected' : ''}`,
    d: length > 0.25
      ? `M${x1} ${y1}L${x2} ${y2}${bar(x1, y1)}${bar(x2, y2)}`
      : `M${x1 - size} ${y1}L${x1} ${y1 - size}L${x1 + size} ${y1}L${x1} ${y1 + size}Z`,
  });
}

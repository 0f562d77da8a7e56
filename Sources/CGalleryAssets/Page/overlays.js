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
    screen.append(...views.filter(isShown)
      .map((view) => drawBand(view, view.safeArea, 'safe-area')));
  }
  if (state.overlays.margins) {
    // Margins hold the safe area where it is larger; what shows as safe area is not shown twice.
    const outer = (view) => (state.overlays.safeArea && view.margins && view.safeArea
      ? view.safeArea.map((inset, edge) => Math.min(inset, view.margins[edge])) : undefined);
    screen.append(...views.filter(isShown)
      .map((view) => drawBand(view, view.margins, 'margins', outer(view))));
  }
  if (state.overlays.frames) {
    screen.append(...views.filter(hasFrame).map((view) => drawBox(view, 'frame')));
  }
  if (selected && hasFrame(selected)) screen.append(drawBox(selected, 'frame is-selected'));
  if (state.overlays.constraints) {
    screen.append(...drawConstraints(views, selected, state.constraint, zoom * scaleX));
  } else if (state.constraint && selected) {
    screen.append(...drawConstraints([], selected, state.constraint, zoom * scaleX)
      .filter((element) => element.classList.contains('is-selected')));
  }
}

/** Whether all of a frame is numbers; a layout gone wrong may say otherwise. */
function hasFrame({ x, y, width, height }) {
  return [x, y, width, height].every(Number.isFinite);
}

function drawBox({ x, y, width, height }, kind) {
  return makeSVG('rect', {
    class: kind, x, y, width: Math.max(0, width), height: Math.max(0, height),
  });
}

/** The band between two distances from the edges of a view, from the edges themselves if only one
    is given. */
function drawBand(view, insets, kind, outer = [0, 0, 0, 0]) {
  if (!insets || !hasFrame(view) || insets.every((inset, edge) => inset === outer[edge])) return '';
  return makeSVG('path', {
    class: `band is-${kind}`, 'fill-rule': 'evenodd',
    d: outline(view, outer) + outline(view, insets),
  });
}

function outline({ x, y, width, height }, [top, left, bottom, right]) {
  const across = Math.max(0, width - left - right);
  const down = Math.max(0, height - top - bottom);
  return `M${x + left} ${y + top}h${across}v${down}h${-across}Z`;
}

/** The constraints of the selected view, and wherever they are, those that gave way. */
function drawConstraints(views, selected, highlighted, zoom) {
  const broken = views.flatMap((view) => view.constraints).filter(({ isBroken }) => isBroken);
  const own = selected?.constraints ?? [];
  const seen = new Set();
  return [...own, ...broken].filter(({ segment }) => segment).filter((constraint) => {
    const key = `${constraint.description} ${constraint.segment}`;
    return !seen.has(key) && seen.add(key);
  }).flatMap((constraint) => drawConstraint(constraint, constraint === highlighted, zoom));
}

/** A line with a bar across each end; a constraint of no length is a diamond. Below it a light
    rim, so that it shows on any colour. */
function drawConstraint({ segment, isActive, isBroken }, isHighlighted, zoom) {
  const [x1, y1, x2, y2] = segment;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const size = 4 / zoom;
  const state = isBroken ? 'is-broken' : isActive ? 'is-active' : 'is-inactive';
  const across = length > 0
    ? [-(y2 - y1) / length * size, (x2 - x1) / length * size] : [size, size];
  const bar = (x, y) => `M${x - across[0]} ${y - across[1]}L${x + across[0]} ${y + across[1]}`;
  const d = length > 0.25
    ? `M${x1} ${y1}L${x2} ${y2}${bar(x1, y1)}${bar(x2, y2)}`
    : `M${x1 - size} ${y1}L${x1} ${y1 - size}L${x1 + size} ${y1}L${x1} ${y1 + size}Z`;
  const selected = isHighlighted ? ' is-selected' : '';
  return [
    makeSVG('path', { class: `constraint-rim${selected}`, d }),
    makeSVG('path', { class: `constraint ${state}${selected}`, d }),
  ];
}

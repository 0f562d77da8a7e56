'use strict';

/* The few lines that make elements. Texts only ever become text nodes or attributes, so what a
   document calls its scenes cannot become markup. */

/** Makes an element; properties that start with "on" are listeners, the rest are attributes. */
function make(tag, properties = {}, ...children) {
  return fill(document.createElement(tag), properties, children);
}

/** Makes an element of SVG. */
function makeSVG(tag, properties = {}, ...children) {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', tag), properties, children);
}

/** Makes the symbol of that name, for the eye alone. */
function makeSymbol(name, kind = '') {
  return makeSVG('svg', { class: `symbol ${kind}`.trim(), 'aria-hidden': 'true' },
    makeSVG('use', { href: `#symbol-${name}` }));
}

function fill(element, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== undefined && child !== null));
  return element;
}

/** The element with that id. */
function byID(id) {
  return document.getElementById(id);
}

/** "1 scene", "2 scenes". */
function counted(count, one, many = `${one}s`) {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** A number of points: at most three decimals, and a real minus sign. */
function points(number) {
  if (!Number.isFinite(number)) return '–';
  return String(Math.round(number * 1000) / 1000).replace('-', '\u2212');
}

/** What the page remembers from visit to visit, where the browser lets it. */
const memory = {
  get(key) {
    try { return localStorage.getItem(`adaptive-gallery.${key}`); } catch { return null; }
  },
  set(key, value) {
    try { localStorage.setItem(`adaptive-gallery.${key}`, value); } catch { /* Not kept, then. */ }
  },
};

'use strict';

/* Puts the page together once the data is there. */

function setUpAppearance() {
  const root = document.documentElement;
  for (const button of document.querySelectorAll('input[name=appearance]')) {
    button.checked = button.value === (root.dataset.appearance ?? 'automatic');
    button.addEventListener('change', () => {
      root.dataset.appearance = button.value;
      memory.set('appearance', button.value);
    });
  }
}

/** Lets what stands below the bar know how tall it is. */
function measureBar() {
  const bar = byID('bar');
  const measure = () => {
    document.documentElement.style.setProperty('--bar-height', `${bar.offsetHeight}px`);
  };
  new ResizeObserver(measure).observe(bar);
  measure();
}

function setUpPage() {
  const { title, subtitle } = gallery.content;
  document.title = title;
  byID('title').textContent = title;
  byID('subtitle').textContent = subtitle;
  setUpAppearance();
  setUpSize();
  setUpChoice('arrangement');
  setUpProblems();
  buildScenes();
  buildFilters();
  setUpSearch();
  setUpViewer();
  applyFilters();
  measureBar();
  document.documentElement.classList.add('is-ready');
  openAddress();
}

setUpPage();

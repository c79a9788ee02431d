import type { Box } from '../../compare-pictures.ts';
import { boxed } from './boxed.ts';
import { element } from './element.ts';

/**
 * Both pictures over one another; the handle uncovers the one of the working tree from its right. It
 * begins in the middle of what differs.
 */
export function compareSlider(before: string, after: string, box?: Box) {
  const range = element('input', {
    type: 'range',
    min: '0',
    max: '100',
    value: '50',
    step: 'any',
    'aria-label': 'Share of the base',
  });
  const base = element('img', { src: before, alt: 'Base' });
  const slider = element(
    'div',
    { class: 'slider' },
    base,
    element('img', { src: after, alt: 'Working tree', class: 'after' }),
    ...boxed(base, box),
    element('span', { class: 'handle', 'aria-hidden': 'true' }),
    range,
  );
  const move = () => slider.style.setProperty('--at', `${range.value}%`);
  range.addEventListener('input', move);
  base.addEventListener('load', () => {
    if (!box) return;
    range.value = `${(100 * (box.left + box.width / 2)) / base.naturalWidth}`;
    move();
    slider.querySelector('.box')?.scrollIntoView({ block: 'nearest' });
  });
  move();
  const captions = element(
    'div',
    { class: 'captions', 'aria-hidden': 'true' },
    element('span', {}, 'Base'),
    element('span', {}, 'Working tree'),
  );
  return element('div', { class: 'slider-frame' }, captions, slider);
}

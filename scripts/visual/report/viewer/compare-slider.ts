import { element } from './element.ts';

/** Both pictures over one another; the handle uncovers the one of the working tree from its right. */
export function compareSlider(before: string, after: string) {
  const range = element('input', {
    type: 'range',
    min: '0',
    max: '100',
    value: '50',
    'aria-label': 'Share of the base',
  });
  const slider = element(
    'div',
    { class: 'slider' },
    element('img', { src: before, alt: 'Base' }),
    element('img', { src: after, alt: 'Working tree', class: 'after' }),
    element('span', { class: 'handle', 'aria-hidden': 'true' }),
    range,
  );
  const move = () => slider.style.setProperty('--at', `${range.value}%`);
  range.addEventListener('input', move);
  move();
  const captions = element(
    'div',
    { class: 'captions', 'aria-hidden': 'true' },
    element('span', {}, 'Base'),
    element('span', {}, 'Working tree'),
  );
  return element('div', { class: 'slider-frame' }, captions, slider);
}

import type { Box } from '../../compare-pictures.ts';
import type { Entry, ReportData } from '../report-data.ts';
import { compareSlider } from './compare-slider.ts';
import { boxed } from './boxed.ts';
import { element } from './element.ts';
import { outcomeOf, placeOf, storyAddress } from './format.ts';

const modes = { slider: 'Slider', sides: 'Side by side', difference: 'Difference' };

export type Mode = keyof typeof modes;

export const modeNames = Object.keys(modes) as Mode[];

/** One difference, large; without one, that there is none. */
export function stage(
  entry: Entry | undefined,
  mode: Mode,
  { entries }: ReportData,
  onMode: (mode: Mode) => void,
) {
  if (!entry) {
    const text =
      entries.length === 0
        ? 'Every story looks as it did at the base, pixel by pixel.'
        : 'No difference is like that. Search for something else.';
    return element('p', { class: 'nothing' }, text);
  }
  const { title, name, kind, failure, difference } = entry;
  return element(
    'article',
    {},
    element('p', { class: 'crumbs' }, title),
    element('h2', {}, name, element('span', { class: 'badge', 'data-kind': kind }, kind)),
    element(
      'p',
      { class: 'outcome' },
      `${placeOf(entry)} · ${outcomeOf(entry)} · `,
      element(
        'a',
        {
          class: 'open',
          href: storyAddress(entry),
          target: '_blank',
          title: 'While npm run storybook runs',
        },
        'Open in Storybook',
      ),
    ),
    ...(failure ? [element('pre', { class: 'failure' }, failure)] : []),
    ...(difference ? [modeButtons(mode, onMode)] : []),
    pictures(entry, difference ? mode : 'sides'),
  );
}

function modeButtons(mode: Mode, onMode: (mode: Mode) => void) {
  const buttons = modeNames.map((name, place) => {
    const button = element(
      'button',
      { type: 'button', 'aria-pressed': `${name === mode}` },
      modes[name],
      element('kbd', {}, `${place + 1}`),
    );
    button.addEventListener('click', () => onMode(name));
    return button;
  });
  return element(
    'div',
    { class: 'modes', role: 'group', 'aria-label': 'How to compare' },
    ...buttons,
  );
}

function pictures({ before, after, difference, box }: Entry, mode: Mode) {
  if (mode === 'slider' && before && after) return compareSlider(before, after, box);
  if (mode === 'difference' && difference) {
    return element('div', { class: 'sides' }, figure(difference, 'Difference', box));
  }
  return element(
    'div',
    { class: 'sides' },
    ...(before ? [figure(before, 'Base', box)] : []),
    ...(after ? [figure(after, 'Working tree', box)] : []),
  );
}

function figure(picture: string, caption: string, box: Box | undefined) {
  const image = element('img', { src: picture, alt: caption });
  const link = element(
    'a',
    { href: picture, target: '_blank', title: 'In its full size', class: 'framed' },
    image,
    ...boxed(image, box),
  );
  return element('figure', {}, element('figcaption', {}, caption), link);
}

import type { Entry } from '../report-data.ts';

const whole = new Intl.NumberFormat('en');
const share = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2 });

/** "1 story", "1,204 pixels". */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${whole.format(number)} ${number === 1 ? one : many}`;

/** What happened to it, in a few words. */
export function outcomeOf({ kind, after, changedPixels = 0, totalPixels = 1 }: Entry): string {
  if (kind === 'added') return 'Only in the working tree';
  if (kind === 'removed') return 'Only at the base';
  if (kind === 'failed' && !after) return 'Could not be photographed';
  if (kind === 'failed' && !changedPixels) return 'Did not play to its end';
  return `${count(changedPixels, 'pixel')} changed, ${share.format(changedPixels / totalPixels)} of the picture`;
}

/** "dark · 1440". */
export const placeOf = ({ theme, width }: Entry): string => `${theme} · ${width}`;

/** Where the story stands in the Storybook that `npm run storybook` serves, in the same theme and window. */
export function storyAddress({ storyId, theme, width }: Entry): string {
  const viewport = width === 390 ? ';viewport:narrow' : '';
  return `http://localhost:6006/?path=/story/${storyId}&globals=theme:${theme}${viewport}`;
}

import { style, styleVariants } from '@vanilla-extract/css';
import { seriesColours } from './series-colours.css';

const [first, second, third, fourth] = seriesColours;

export const unfinishedMask = 'repeating-linear-gradient(135deg, black 0 4px, transparent 4px 7px)';

const filled = style({ printColorAdjust: 'exact' });

/** Readable without colour. */
export const fills = styleVariants({
  first: [filled, { background: first }],
  second: [filled, { boxShadow: `inset 0 0 0 2px ${second}` }],
  third: [
    filled,
    {
      background: `repeating-linear-gradient(${third} 0 2px, transparent 2px 5px)`,
      boxShadow: `inset 0 0 0 1px ${third}`,
    },
  ],
  fourth: [filled, { background: fourth }],
});

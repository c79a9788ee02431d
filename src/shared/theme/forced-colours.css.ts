import { globalStyle } from '@vanilla-extract/css';
import { media } from './media';

/** Fills carry meaning; text on them would get a backplate. */
globalStyle('[data-drawn], progress, input[type="range"]', {
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none' } },
});

globalStyle('progress, [data-drawn="track"]', {
  '@media': { [media.forcedColours]: { outline: '1px solid CanvasText' } },
});

/** Replaces backgrounds and colours; the focus ring takes precedence. */
const chosen = [
  '[aria-selected="true"]',
  '[aria-pressed="true"]',
  '[aria-current]:not([aria-current="false"])',
  '[role="menuitemradio"][aria-checked="true"]',
  ':is(tr, li)[data-current]:not([data-current="false"])',
  '[data-highlighted]',
  'tr[data-selected]',
  'label:has(> input[type="radio"]:checked)',
].join();

globalStyle(`:where(${chosen})`, {
  '@media': {
    [media.forcedColours]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
});

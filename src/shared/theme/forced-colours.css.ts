import { globalStyle } from '@vanilla-extract/css';
import { media } from './media';

/**
 * Drawings say what they mean by their own fills, which the browser would take away; and behind words on a fill of the
 * theme it would lay a ground of its own.
 */
globalStyle('[data-drawn], progress, input[type="range"]', {
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none' } },
});

/** Where a filled part ends at last. */
globalStyle('progress, [data-drawn="track"]', {
  '@media': { [media.forcedColours]: { outline: '1px solid CanvasText' } },
});

/** What is chosen, current or playing, where grounds and colours do not tell; the focus ring goes before it. */
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

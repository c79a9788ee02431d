import type { PosterColours } from './draw-poster';
import { coloured } from './poster-colours.css';

/** The theme's colours for a canvas, read from an element in the page. */
export function posterColours(element: HTMLElement): PosterColours {
  const read = (name: keyof typeof coloured) => {
    element.className = coloured[name];
    return getComputedStyle(element).color;
  };
  return {
    ground: read('ground'),
    raised: read('raised'),
    text: read('text'),
    muted: read('muted'),
    accent: read('accent'),
    family: getComputedStyle(document.body).fontFamily,
  };
}

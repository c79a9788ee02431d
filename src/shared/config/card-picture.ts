/** Width of a card's picture in the layout, as `sizes` says it: on a phone two cards stand side by side. */
export const cardPictureSizes =
  '(min-width: 1024px) 200px, (min-width: 640px) 25vw, calc(50vw - 28px)';

/** Cards of home's first row whose pictures every window shows; they come ahead of all others. */
export const firstCards = 2;

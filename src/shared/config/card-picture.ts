/** Phones show two cards per row. */
export const cardPictureSizes =
  '(min-width: 1024px) 200px, (min-width: 640px) 25vw, calc(50vw - 28px)';

/** Cards visible in every window, whose pictures load first. */
export const firstCards = 2;

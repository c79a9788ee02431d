/** Value of `sizes` for a card's picture; phones show two cards per row. */
export const cardPictureSizes =
  '(min-width: 1024px) 200px, (min-width: 640px) 25vw, calc(50vw - 28px)';

/** Cards of home's first row that are visible in every window; their pictures load first. */
export const firstCards = 2;

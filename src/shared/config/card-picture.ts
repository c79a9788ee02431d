/**
 * Phones show two cards per row. For sharp ones 320 pixels are enough (from 320 px at 2x to 430 px
 * at 3x), because 640 would take three times as many bytes.
 */
export const cardPictureSizes =
  '(min-width: 1024px) 200px, (min-width: 640px) 25vw, (min-resolution: 1.9x) calc(12vw + 53px), calc(50vw - 28px)';

/** Cards visible in every window, whose pictures load first. */
export const firstCards = 2;

/** From here on there are rows; below, a row is two lines. */
export const rows = '(min-width: 640px)';
export const lines = '(max-width: 639.98px)';

/** So many rows are shown in a narrow place until the rest is asked for. */
export const shownNarrow = 20;

/** So many of a table that is one part of a screen among others. */
export const shownAmongOthers = 10;

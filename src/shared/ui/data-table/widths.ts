/** Below this width a row is two lines. */
export const rows = '(min-width: 640px)';
export const lines = '(max-width: 639.98px)';

/** Rows that a narrow container shows at first. */
export const shownNarrow = 20;

/** The same for a table that is one section of a screen. */
export const shownAmongOthers = 10;

/** Narrower rows have two lines. */
export const rows = '(min-width: 640px)';
export const lines = '(max-width: 639.98px)';

export const shownNarrow = 20;

/** Rows that a narrow table among other sections shows at first. */
export const shownAmongOthers = 10;

/** Narrower rows have two lines. */
export const rows = '(min-width: 640px)';
export const lines = '(max-width: 639.98px)';

export const shownNarrow = 20;

/** Where it is one section of a screen. */
export const shownAmongOthers = 10;

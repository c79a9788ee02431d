/** Columns that a list may have besides number, title, like and duration. */
export type OptionalColumn = 'album' | 'addedAt';

export const usualColumns: readonly OptionalColumn[] = ['album'];

/** Which template a row follows, as CSS sees it. */
export const layoutOf = (columns: readonly OptionalColumn[]) =>
  columns.includes('addedAt') ? 'dated' : columns.includes('album') ? 'album' : 'plain';

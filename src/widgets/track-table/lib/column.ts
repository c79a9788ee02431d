export type OptionalColumn = 'album' | 'addedAt' | 'playCount' | 'playedAt';

export const usualColumns: readonly OptionalColumn[] = ['album'];

export function getLayout(columns: readonly OptionalColumn[]) {
  if (columns.includes('playCount')) return 'played';
  if (columns.includes('addedAt')) return 'dated';
  if (columns.includes('playedAt')) return 'timed';
  return columns.includes('album') ? 'album' : 'plain';
}

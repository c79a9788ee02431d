import { useTranslation } from 'react-i18next';
import type { CsvRow } from '@/shared/files';

/** Plays among shown streams that earn nothing. */
type HeldPlays = {
  /** Until somebody decides. */
  waiting: number;
  refused: number;
};

/** Says how many plays of a range earn nothing; empty without any. */
export function useHeldWords(): (held: HeldPlays | undefined) => string {
  const { t } = useTranslation('entities.figure');
  return ({ waiting, refused } = { waiting: 0, refused: 0 }) => {
    if (waiting === 0) return refused === 0 ? '' : t('held.refused', { count: refused });
    const wait = t('held.waiting', { count: waiting });
    return refused === 0 ? wait : `${wait} ${t('held.alsoRefused', { count: refused })}`;
  };
}

export type HeldFigure = 'heldStreams' | 'refusedStreams';

type Words = Record<'figure' | 'definition', (name: HeldFigure) => string>;

/** Rows of a file of figures, with a definition each; none where no play is held. */
export function heldRows(held: HeldPlays | undefined, { figure, definition }: Words): CsvRow[] {
  if (!held) return [];
  const plays: Record<HeldFigure, number> = {
    heldStreams: held.waiting,
    refusedStreams: held.refused,
  };
  const names = ['heldStreams', 'refusedStreams'] as const;
  return names.map((name) => [figure(name), plays[name], definition(name)]);
}

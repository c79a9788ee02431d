import type { CsvRow } from '@/shared/files';
import type { HeldPlays } from './use-held-words';

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

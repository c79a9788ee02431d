import type { OwnStatement } from '@/shared/contract/label-figures.ts';

/** A line of a label's own statement; the total has neither name nor month. */
export type OwnLine = {
  id: string;
  name: string | null;
  period: string | null;
  gross: number;
  share: number;
  commission: number;
};

/** The lines of a label's own statement, and the total that they add up to. */
export function ownLines({ lines, gross, share, commission }: OwnStatement): OwnLine[] {
  return [
    ...lines.map(({ artist, ...line }) => ({ ...line, name: artist.name })),
    { id: 'total', name: null, period: null, gross, share, commission },
  ];
}

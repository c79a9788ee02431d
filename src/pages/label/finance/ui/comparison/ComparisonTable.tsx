import { useTranslation } from 'react-i18next';
import { toAmount } from '@/shared/rules/money.ts';
import type { ComparedArtist } from '@/shared/contract/pay-comparison.ts';
import { useFormats } from '@/shared/lib/format';
import { SortedFigures } from '@/widgets/office';
import { getDifference, useDifference } from '../../lib/use-difference';
import { ArtistName } from '@/entities/label';
import { DifferenceBar } from './DifferenceBar';

type ComparisonTableProps = { artists: readonly ComparedArtist[]; month: string };

/** Each artist's share by either method; exported in the shown order. */
export function ComparisonTable({ artists, month }: ComparisonTableProps) {
  const { t } = useTranslation('pages.label.finance.comparison');
  const { euros, number, longMonth } = useFormats();
  const difference = useDifference();
  const change = (artist: ComparedArtist) => toAmount(getDifference(artist));
  const greatest = Math.max(0.01, ...artists.map((artist) => Math.abs(change(artist))));
  const amount = (id: 'proRata' | 'userCentric') => ({
    id,
    title: t(id),
    cell: (artist: ComparedArtist) => euros(artist[id]),
    value: (artist: ComparedArtist) => artist[id],
    isNumeric: true,
  });
  const count = (id: 'streams' | 'listeners') => ({
    id,
    rank: 3 as const,
    title: t(id),
    cell: (artist: ComparedArtist) => number(artist[id]),
    value: (artist: ComparedArtist) => artist[id],
    isNumeric: true,
  });
  return (
    <SortedFigures
      name="comparison"
      initialSort={{ by: 'difference', isDescending: true }}
      title={t('table', { month: longMonth(month) })}
      rows={artists}
      getId={({ artist }) => artist.id}
      getName={({ artist }) => artist.name}
      empty={t('empty.title')}
      file={{
        label: t('export'),
        name: t('file', { month }),
        notes: [
          [t('proRata'), t('definition.proRata')],
          [t('userCentric'), t('definition.userCentric')],
          [t('listeners'), t('definition.listeners')],
        ],
      }}
      columns={[
        {
          id: 'artist',
          title: t('artist'),
          cell: ({ artist }) => <ArtistName artist={artist} />,
          value: ({ artist }) => artist.name,
        },
        count('streams'),
        count('listeners'),
        amount('proRata'),
        amount('userCentric'),
        {
          id: 'difference',
          title: t('difference'),
          cell: (artist) => (
            <DifferenceBar part={change(artist) / greatest}>
              {difference.amount(artist)}
            </DifferenceBar>
          ),
          value: change,
          isNumeric: true,
        },
      ]}
    />
  );
}

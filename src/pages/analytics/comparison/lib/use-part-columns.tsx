import { useTranslation } from 'react-i18next';
import type { AnalyticsRow, AnalyticsScope, AnalyticsTable } from '@/shared/contract/analytics.ts';
import { useFormats } from '@/shared/lib/format';
import type { Column } from '@/shared/ui/data-table';
import { useAnalyticsView } from '../model/analytics-view';
import { PartName } from '../ui/PartName';
import { PickButton } from '../ui/PickButton';
import * as styles from '../ui/analytics.css';
import { usePartWords } from './use-part-words';

export function usePartColumns(
  table: AnalyticsTable,
  scope: AnalyticsScope,
): Column<AnalyticsRow>[] {
  const { t } = useTranslation('pages.analytics.comparison');
  const { euros, number, signedShare } = useFormats();
  const { by, unit, figure, availableFigures } = useAnalyticsView();
  const { partName, days, unfinished } = usePartWords();
  const isByTime = unit !== 'range';
  const hasArtist = (by === 'album' || by === 'track') && scope.artists.length > 1;
  const write = (value: number | null, of = figure) =>
    of === 'earnings' ? euros(value) : number(value);
  const getChange = ({ compared }: AnalyticsRow) => {
    const [now, before] = [compared?.now[figure] ?? null, compared?.before[figure] ?? null];
    return now === null || before === null || before === 0 ? null : (now - before) / before;
  };

  const columns: (Column<AnalyticsRow> | false)[] = [
    by !== 'total' && {
      id: 'name',
      title: t(`point.${by}`),
      cell: (row) => (
        <PartName row={row} isTrack={by === 'track'}>
          {partName(by, row)}
        </PartName>
      ),
      value: (row) => partName(by, row),
    },
    hasArtist && {
      id: 'artist',
      title: t('choices.artist'),
      rank: 3,
      cell: ({ artistName }) => <span className={styles.part}>{artistName}</span>,
      value: ({ artistName }) => artistName,
    },
    isByTime && {
      id: 'days',
      title: t(`point.${unit}`),
      cell: (row) =>
        row.until === table.until
          ? t('withUnfinished', {
              days: days(row),
              unfinished: unfinished(unit, table.countedAt),
            })
          : days(row),
      value: ({ from }) => from,
      isWhole: true,
    },
    by !== 'total' &&
      !isByTime && {
        id: 'pick',
        title: t('picks.column'),
        part: 'act',
        cell: (row) => <PickButton row={row} name={partName(by, row)} />,
      },
    ...availableFigures.map((each): Column<AnalyticsRow> => ({
      id: each,
      title: t(`figure.${each}`),
      ...(each === figure ? { part: 'figure' } : { rank: 3 }),
      cell: ({ now }) => write(now[each], each),
      value: ({ now }) => now[each],
      isNumeric: true,
    })),
    table.before !== null && {
      id: 'before',
      title: t('table.before', { figure: t(`figure.${figure}`) }),
      cell: ({ compared }) => write(compared?.before[figure] ?? 0),
      value: ({ compared }) => compared?.before[figure] ?? null,
      isNumeric: true,
    },
    table.before !== null && {
      id: 'change',
      title: t('table.change'),
      cell: (row) => {
        const change = getChange(row);
        return change === null ? t('table.noChange') : signedShare(change);
      },
      value: getChange,
      isNumeric: true,
    },
  ];
  return columns.filter((column) => column !== false);
}

import { useTranslation } from 'react-i18next';
import { ageBands, type AgeingRow } from '@/shared/contract/ageing.ts';
import { dash } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import type { Column } from '@/shared/ui/data-table';
import { Link } from '@/shared/ui/link';
import { useRoyaltyWords } from '../lib/use-royalty-words';

/** Columns with a value are also exported. */
export function useAgeingColumns(): Column<AgeingRow>[] {
  const { t } = useTranslation('pages.admin.royalties');
  const { date, euros } = useRoyaltyWords();
  const name = (row: AgeingRow) => row.name || t('gonePayee');
  /** A reason in words, with what somebody or the bank wrote. */
  const reason = ({ reason: why, note, until }: AgeingRow) => {
    const words = t(`ageing.reason.${why}`);
    if (note !== null) return t('ageing.noted', { reason: words, note });
    return until === null ? words : t('ageing.until', { reason: words, day: date(until) });
  };
  const sum = (value: number) => (value === 0 ? dash : euros(value));
  return [
    { id: 'name', title: t('ageing.column.name'), value: name },
    {
      id: 'reason',
      title: t('ageing.column.reason'),
      part: 'fact',
      value: reason,
      cell: (row) =>
        row.run === null ? reason(row) : <Link to={paths.paymentRun(row.run)}>{reason(row)}</Link>,
    },
    {
      id: 'dueOn',
      title: t('column.dueOn'),
      rank: 3,
      isWhole: true,
      // What is only held comes last.
      value: ({ dueOn }) => dueOn,
      cell: ({ dueOn }) => (dueOn === null ? dash : date(dueOn)),
    },
    ...ageBands.map((band): Column<AgeingRow> => ({
      id: band,
      title: t(`ageing.band.${band}`),
      isNumeric: true,
      isWhole: true,
      rank: 3,
      value: ({ bands }) => bands[band],
      cell: ({ bands }) => sum(bands[band]),
    })),
    {
      id: 'held',
      title: t('ageing.held'),
      isNumeric: true,
      isWhole: true,
      rank: 4,
      value: ({ held }) => held,
      cell: ({ held }) => sum(held),
    },
    {
      id: 'amount',
      title: t('ageing.amount'),
      part: 'figure',
      isNumeric: true,
      isWhole: true,
      rank: 1,
      value: ({ amount }) => amount,
      cell: ({ amount }) => <strong>{euros(amount)}</strong>,
    },
  ];
}

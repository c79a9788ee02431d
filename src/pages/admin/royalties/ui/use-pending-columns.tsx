import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { PendingLabel } from '@/shared/contract/royalties.ts';
import { useIsPast } from '@/entities/figure';
import { Button } from '@/shared/ui/button';
import type { Column } from '@/shared/ui/data-table';
import { StatusBadge } from '@/shared/ui/status-badge';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import * as styles from './royalties.css';

type ColumnActs = {
  /** Absent where nothing can be paid. */
  onPay: ((label: PendingLabel) => void) | undefined;
  onDetails: (label: PendingLabel) => void;
};

/** Columns with a value are also exported. */
export function usePendingColumns({ onPay, onDetails }: ColumnActs): Column<PendingLabel>[] {
  const { t } = useTranslation('pages.admin.royalties');
  const { euros, labelName, getMonths, number, rate, shortDay } = useRoyaltyWords();
  const isPast = useIsPast();
  return [
    { id: 'label', title: t('column.label'), value: ({ name }) => labelName(name) },
    {
      id: 'payouts',
      title: t('column.payouts'),
      rank: 4,
      isNumeric: true,
      value: ({ payouts }) => payouts,
      cell: ({ payouts }) => number(payouts),
    },
    {
      id: 'months',
      title: t('column.months'),
      rank: 4,
      value: ({ months }) => months.join(' '),
      cell: ({ months }) => getMonths(months),
    },
    {
      id: 'dueOn',
      title: t('column.dueOn'),
      part: 'fact',
      isWhole: true,
      value: ({ dueOn }) => dueOn,
      cell: ({ dueOn }) =>
        isPast(dueOn) ? (
          <>
            {shortDay(dueOn)}{' '}
            <StatusBadge meaning={statusMeanings.payout.overdue}>{t('overdue')}</StatusBadge>
          </>
        ) : (
          shortDay(dueOn)
        ),
    },
    {
      id: 'rate',
      title: t('column.rate'),
      rank: 4,
      isNumeric: true,
      value: ({ royaltyRate }) => royaltyRate,
      cell: ({ royaltyRate }) => rate(royaltyRate),
    },
    {
      id: 'commission',
      title: t('column.commission'),
      rank: 3,
      isNumeric: true,
      value: ({ commission }) => commission,
      cell: ({ commission }) => euros(commission),
    },
    {
      id: 'amount',
      title: t('column.amount'),
      isNumeric: true,
      value: ({ amount }) => amount,
      cell: ({ amount }) => <strong>{euros(amount)}</strong>,
    },
    {
      id: 'acts',
      title: t('column.acts'),
      part: 'act',
      isNumeric: true,
      cell: (label) => (
        <span className={styles.acts}>
          {onPay && (
            <Button
              size="small"
              aria-haspopup="dialog"
              aria-label={t('pay.oneOf', { name: labelName(label.name) })}
              onClick={() => onPay(label)}
            >
              {t('pay.one')}
            </Button>
          )}
          <Button
            size="small"
            variant="ghost"
            data-second
            aria-haspopup="dialog"
            aria-label={t('detailsOf', { name: labelName(label.name) })}
            onClick={() => onDetails(label)}
          >
            {t('details')}
          </Button>
        </span>
      ),
    },
  ];
}

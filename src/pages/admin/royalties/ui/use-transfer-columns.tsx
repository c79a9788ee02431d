import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { PaymentRun, PaymentTransfer } from '@/shared/contract/payment-run.ts';
import type { PaidTax } from '@/shared/contract/tax-detail.ts';
import { Button } from '@/shared/ui/button';
import type { Column } from '@/shared/ui/data-table';
import { StatusBadge } from '@/shared/ui/status-badge';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import * as styles from './royalties.css';

type TransferActs = {
  run: PaymentRun;
  /** Something is added to what is paid, or withheld. */
  hasTaxes: boolean;
  onReturn: (transfer: PaymentTransfer) => void;
};

/** Columns with a value are also exported. */
export function useTransferColumns({
  run,
  hasTaxes,
  onReturn,
}: TransferActs): Column<PaymentTransfer>[] {
  const { t } = useTranslation('pages.admin.royalties');
  const { euros, describeMissing, getMonths, number } = useRoyaltyWords();
  const getTaxWords = ({ vat, withheld }: PaidTax) => ({
    vat: euros(vat),
    withheld: euros(withheld),
  });
  const isOpen = ({ state }: PaymentTransfer) => run.status === 'handedIn' && state === 'open';
  const canReturn = (transfer: PaymentTransfer) =>
    (run.hasFile || run.hasWorldFile) && (transfer.state === 'paid' || isOpen(transfer));
  const hasActs = run.status === 'handedIn' || run.status === 'paid';
  const columns: Column<PaymentTransfer>[] = [
    {
      id: 'name',
      title: t('transfers.name'),
      value: ({ name }) => name,
      cell: ({ name, isFirst }) => (isFirst ? t('transfers.firstOf', { name }) : name),
    },
    {
      id: 'account',
      title: t('transfers.accountTitle'),
      part: 'fact',
      rank: 3,
      value: ({ account }) => account,
      cell: ({ account, askedOn, holder, name }) =>
        account === null
          ? describeMissing(askedOn)
          : t('transfers.account', { holder: holder ?? name, account }),
    },
    {
      id: 'tax',
      title: t('transfers.tax'),
      rank: 4,
      value: ({ tax }) => (tax ? `${tax.taxId} ${tax.country}` : t('transfers.noTax')),
      cell: ({ tax, paidTax }) => {
        if (!tax) return t('transfers.noTax');
        const { taxId } = tax;
        if (tax.vat === 'reverse') return t('transfers.reverse', { taxId });
        return paidTax ? t('transfers.taxed', { taxId, ...getTaxWords(paidTax) }) : taxId;
      },
    },
    {
      id: 'months',
      title: t('column.months'),
      rank: 4,
      value: ({ from, until }) => (from === until ? from : `${from} ${until}`),
      cell: ({ from, until }) => getMonths(from === until ? [from] : [from, until]),
    },
    {
      id: 'payouts',
      title: t('column.payouts'),
      rank: 4,
      isNumeric: true,
      value: ({ payouts }) => payouts,
      cell: ({ payouts }) => number(payouts),
    },
    {
      id: 'state',
      title: t('history.status'),
      part: 'badge',
      isWhole: true,
      value: ({ state }) => t(`transfers.state.${state}`),
      cell: ({ state }) => (
        <StatusBadge meaning={statusMeanings.transfer[state]}>
          {t(`transfers.state.${state}`)}
        </StatusBadge>
      ),
    },
    {
      id: 'amount',
      title: t('column.amount'),
      isNumeric: true,
      isWhole: true,
      value: ({ amount }) => amount,
      cell: ({ amount }) => <strong>{euros(amount)}</strong>,
    },
    ...(hasTaxes
      ? [
          {
            id: 'paid',
            title: t('transfers.paid'),
            isNumeric: true,
            value: ({ amount, paidTax }: PaymentTransfer) => paidTax?.paid ?? amount,
            cell: ({ amount, paidTax }: PaymentTransfer) => euros(paidTax?.paid ?? amount),
          },
        ]
      : []),
  ];
  if (!hasActs) return columns;
  return [
    ...columns,
    {
      id: 'acts',
      title: t('column.acts'),
      part: 'act',
      rank: 2,
      isNumeric: true,
      cell: (transfer) => (
        <span className={styles.acts}>
          {canReturn(transfer) && (
            <Button
              size="small"
              variant="ghost"
              aria-haspopup="dialog"
              aria-label={t('transfers.returnOf', transfer)}
              onClick={() => onReturn(transfer)}
            >
              {t('transfers.return')}
            </Button>
          )}
        </span>
      ),
    },
  ];
}

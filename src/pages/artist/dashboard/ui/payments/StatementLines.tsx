import { useTranslation } from 'react-i18next';
import { useFormats } from '@/entities/figure';
import type { Statement } from '@/shared/contract/statement.ts';
import { DataTable } from '@/shared/ui/data-table';
import { addEuros } from '../../lib/payment-sums';
import { useLineName } from './use-line-name';

type Row = {
  id: string;
  name: string;
  earnings: number | null;
  royaltyRate: number | null;
  amount: number;
};

/** The lines of a closed month down to what is paid. */
export function StatementLines({ statement }: { statement: Statement }) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { euros, rate } = useFormats();
  const lineName = useLineName(statement.period);
  const { lines, carried, earnings, payable } = statement;
  const none = { earnings: null, royaltyRate: null };
  const rows: Row[] = [
    ...lines.map((line) => ({
      ...line,
      id: `${line.period} ${line.isElsewhere} ${line.royaltyRate}`,
      name: lineName(line),
    })),
    ...(carried === 0
      ? []
      : [{ ...none, id: 'carried', name: t('statement.carried'), amount: carried }]),
    {
      ...none,
      id: 'total',
      name: t('statement.total'),
      earnings,
      amount: addEuros([payable, carried]),
    },
  ];
  const strong = (row: Row, text: string) => (row.id === 'total' ? <strong>{text}</strong> : text);
  return (
    <DataTable
      label={t('statement.lines')}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      columns={[
        { id: 'line', title: t('statement.head.line'), cell: (row) => strong(row, row.name) },
        {
          id: 'earnings',
          title: t('tracks.earnings'),
          cell: (row) => (row.earnings === null ? '' : strong(row, euros(row.earnings))),
          isNumeric: true,
        },
        {
          id: 'royaltyRate',
          title: t('contract.royaltyRate'),
          cell: (row) => (row.royaltyRate === null ? '' : rate(row.royaltyRate)),
          isNumeric: true,
        },
        {
          id: 'amount',
          title: t('payments.amount'),
          cell: (row) => strong(row, euros(row.amount)),
          isNumeric: true,
        },
      ]}
    />
  );
}

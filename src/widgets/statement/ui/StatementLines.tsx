import { useTranslation } from 'react-i18next';
import { sumAmounts, toAmount } from '@/shared/contract/money.ts';
import type { Statement } from '@/shared/contract/statement.ts';
import { useFormats } from '@/shared/lib/format';
import { DataTable } from '@/shared/ui/data-table';
import { useLineName } from '../lib/use-line-name';

type Row = {
  id: string;
  name: string;
  earnings: number | null;
  royaltyRate: number | null;
  amount: number;
};

type StatementLinesProps = {
  /** A closed month. */
  statement: Statement;
};

/** The lines of a closed month down to what is paid. */
export function StatementLines({ statement }: StatementLinesProps) {
  const { t } = useTranslation('widgets.statement');
  const { euros, rate } = useFormats();
  const lineName = useLineName(statement.period);
  const { lines, carried, earnings, payable } = statement;
  const none = { earnings: null, royaltyRate: null };
  const rows: Row[] = [
    ...lines.map((line) => ({
      ...line,
      id: `${line.period} ${line.origin} ${line.royaltyRate}`,
      name: lineName(line),
    })),
    ...(carried === 0 ? [] : [{ ...none, id: 'carried', name: t('carried'), amount: carried }]),
    {
      ...none,
      id: 'total',
      name: t('total'),
      earnings,
      amount: toAmount(sumAmounts([payable, carried], 'EUR')),
    },
  ];
  const strong = (row: Row, text: string) => (row.id === 'total' ? <strong>{text}</strong> : text);
  return (
    <DataTable
      label={t('lines')}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      columns={[
        { id: 'line', title: t('head.line'), cell: (row) => strong(row, row.name) },
        {
          id: 'earnings',
          title: t('earnings'),
          cell: (row) => (row.earnings === null ? '' : strong(row, euros(row.earnings))),
          isNumeric: true,
        },
        {
          id: 'royaltyRate',
          title: t('royaltyRate'),
          cell: (row) => (row.royaltyRate === null ? '' : rate(row.royaltyRate)),
          isNumeric: true,
        },
        {
          id: 'amount',
          title: t('amount'),
          cell: (row) => strong(row, euros(row.amount)),
          isNumeric: true,
        },
      ]}
    />
  );
}

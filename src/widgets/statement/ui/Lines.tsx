import { useTranslation } from 'react-i18next';
import type { Statement } from '@/shared/contract/statement.ts';
import { roundColumn, useFormats } from '@/shared/lib/format';
import { useLineName } from '../lib/use-line-name';
import { SheetTable } from './SheetTable';
import { toPaid } from '../lib/statement-rows';

type Row = {
  name: string;
  earnings?: number;
  royaltyRate?: number;
  amount: number;
};

export function Lines({ statement }: { statement: Statement }) {
  const { t } = useTranslation('widgets.statement');
  const { euros, rate } = useFormats();
  const lineName = useLineName(statement.period);
  const { lines, carried, earnings, shared = 0 } = statement;
  const rows: Row[] = [
    ...roundColumn(lines, 'earnings').map((line) => ({ ...line, name: lineName(line) })),
    ...(shared === 0 ? [] : [{ name: t('shared'), amount: -shared }]),
    ...(carried === 0 ? [] : [{ name: t('carried'), amount: carried }]),
  ];
  return (
    <SheetTable
      title={t('lines')}
      rows={rows}
      // Terms may change within a month.
      getId={({ name, royaltyRate }) => `${name} ${royaltyRate}`}
      total={{ name: t('total'), earnings, amount: toPaid(statement) }}
      columns={[
        { title: t('head.line'), cell: ({ name }) => name },
        { title: t('earnings'), cell: (row) => row.earnings !== undefined && euros(row.earnings) },
        {
          title: t('royaltyRate'),
          cell: (row) => row.royaltyRate !== undefined && rate(row.royaltyRate),
        },
        { title: t('amount'), cell: ({ amount }) => euros(amount) },
      ]}
    />
  );
}

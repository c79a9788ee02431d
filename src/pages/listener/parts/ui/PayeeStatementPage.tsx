import { useTranslation } from 'react-i18next';
import { usePayeeStatementQuery } from '@/entities/recording-share';
import { useViewer } from '@/entities/session';
import type { PayeeStatement } from '@/shared/contract/recording-share.ts';
import { sumAmounts, toAmount } from '@/shared/contract/money.ts';
import { useFormats } from '@/shared/lib/format';
import { paths, useAddressParameter } from '@/shared/routes';
import { Sheet, SheetTable, StatementView, Sums } from '@/widgets/statement';

type PayeeStatementPageProps = {
  title: string;
};

/** A payee's closed month, to read, print and save. See docs/product/recording-shares.md. */
export function PayeeStatementPage({ title }: PayeeStatementPageProps) {
  const id = useAddressParameter('id');
  return (
    <StatementView query={usePayeeStatementQuery(id)} back={paths.parts}>
      {(statement) => <PayeeSheet title={title} statement={statement} />}
    </StatementView>
  );
}

type Row = { id: string; name: string; amount: number } & Partial<PayeeStatement['lines'][number]>;

function PayeeSheet({ title, statement }: { title: string; statement: PayeeStatement }) {
  const { t } = useTranslation(['pages.listener.parts', 'widgets.statement']);
  const { euros, rate, longMonth, date } = useFormats();
  const viewer = useViewer();
  const { id, period, payable, carried, lines, issuedAt } = statement;
  const paid = toAmount(sumAmounts([payable, carried], 'EUR'));
  const rows: Row[] = [
    ...lines.map((line, index) => ({
      ...line,
      id: String(index),
      name:
        line.period === period
          ? line.track.name
          : t('statement.ofMonth', { title: line.track.name, month: longMonth(line.period) }),
    })),
    ...(carried === 0 ? [] : [{ id: 'carried', name: t('statement.carried'), amount: carried }]),
  ];
  return (
    <Sheet
      title={title}
      statement={statement}
      to={viewer?.displayName ?? ''}
      back={paths.parts}
      paper={{ url: `/payee/payments/${id}/pdf` }}
      save={null}
      definition={t('widgets.statement:definition.payee', { day: date(issuedAt) })}
    >
      <Sums
        sums={[
          { name: t('statement.parts'), amount: euros(payable) },
          { name: t(paid < 0 ? 'statement.owed' : 'statement.payable'), amount: euros(paid) },
        ]}
      />
      <SheetTable
        title={t('statement.lines')}
        rows={rows}
        getId={(row) => row.id}
        total={{ id: 'total', name: t('statement.total'), amount: paid }}
        columns={[
          { title: t('statement.track'), cell: ({ name }) => name },
          { title: t('statement.artist'), cell: ({ artist }) => artist?.name },
          {
            title: t('statement.earnings'),
            cell: ({ earnings }) => earnings !== undefined && euros(earnings),
          },
          {
            title: t('statement.royaltyRate'),
            cell: ({ royaltyRate }) => royaltyRate !== undefined && rate(royaltyRate),
          },
          { title: t('statement.part'), cell: ({ part }) => part !== undefined && rate(part) },
          { title: t('statement.amount'), cell: ({ amount }) => euros(amount) },
        ]}
      />
    </Sheet>
  );
}

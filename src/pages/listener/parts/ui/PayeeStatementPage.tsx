import { useTranslation } from 'react-i18next';
import { usePayeeStatementQuery } from '@/entities/recording-share';
import { useViewer } from '@/entities/session';
import type { PayeeStatement } from '@/shared/contract/recording-share.ts';
import { sumAmounts, toAmount } from '@/shared/rules/money.ts';
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
  const { t } = useTranslation('widgets.statement');
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
          : t('ofMonth', { title: line.track.name, month: longMonth(line.period) }),
    })),
    ...(carried === 0 ? [] : [{ id: 'carried', name: t('carried'), amount: carried }]),
  ];
  return (
    <Sheet
      title={title}
      statement={statement}
      to={viewer?.displayName ?? ''}
      back={paths.parts}
      paper={{ url: `/payee/payments/${id}/pdf` }}
      save={null}
      definition={t('definition.payee', { day: date(issuedAt) })}
    >
      <Sums
        sums={[
          { name: t('parts'), amount: euros(payable) },
          { name: t(paid < 0 ? 'sums.owed' : 'sums.payable'), amount: euros(paid) },
        ]}
        paidTax={statement.paidTax}
      />
      <SheetTable
        title={t('parts')}
        rows={rows}
        getId={(row) => row.id}
        total={{ id: 'total', name: t('total'), amount: paid }}
        columns={[
          { title: t('track'), cell: ({ name }) => name },
          { title: t('recordingArtist'), cell: ({ artist }) => artist?.name },
          {
            title: t('earnings'),
            cell: ({ earnings }) => earnings !== undefined && euros(earnings),
          },
          {
            title: t('royaltyRate'),
            cell: ({ royaltyRate }) => royaltyRate !== undefined && rate(royaltyRate),
          },
          { title: t('sharedPart'), cell: ({ part }) => part !== undefined && rate(part) },
          { title: t('amount'), cell: ({ amount }) => euros(amount) },
        ]}
      />
    </Sheet>
  );
}

import { useTranslation } from 'react-i18next';
import type { Statement } from '@/shared/contract/statement.ts';
import { useFormats } from '@/shared/lib/format';
import { SheetTable } from './SheetTable';

/** Who else gets what of which recording. See docs/product/recording-shares.md. */
export function SharedParts({ statement }: { statement: Statement }) {
  const { t } = useTranslation('widgets.statement');
  const { euros, rate, longMonth } = useFormats();
  const { period, sharedParts = [], shared = 0 } = statement;
  if (sharedParts.length === 0) return null;
  return (
    <SheetTable
      title={t('shared')}
      rows={sharedParts.map((row, index) => ({ ...row, id: String(index) }))}
      getId={({ id }) => id}
      total={{
        id: '',
        track: { id: '', name: t('total') },
        period,
        name: '',
        part: 0,
        amount: shared,
      }}
      columns={[
        {
          title: t('track'),
          cell: (row) =>
            row.period === period
              ? row.track.name
              : t('ofMonth', { title: row.track.name, month: longMonth(row.period) }),
        },
        { title: t('payee'), cell: ({ name }) => name ?? t('gone') },
        { title: t('sharedPart'), cell: ({ part }) => part > 0 && rate(part) },
        { title: t('amount'), cell: ({ amount }) => euros(amount) },
      ]}
    />
  );
}

import { Download } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnStatement } from '@/shared/contract/label-figures.ts';
import { saveCsv } from '@/shared/files';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import { Sheet, SheetTable, Sums } from '@/widgets/statement';

type OwnStatementSheetProps = {
  title: string;
  statement: OwnStatement;
  /** Address of the month's payouts. */
  back: string;
  paper: ComponentProps<typeof Sheet>['paper'];
};

/** An artist's and the label's parts of the month. */
type Line = Pick<OwnStatement, 'gross' | 'share' | 'commission'> & {
  id: string;
  name: string;
  /** Undefined for the total. */
  period?: string | undefined;
};

const amounts = ['gross', 'share', 'commission'] as const;

export function OwnStatementSheet({ title, statement, back, paper }: OwnStatementSheetProps) {
  const { t, i18n } = useTranslation('pages.label.statement');
  const { longMonth, euros, rate } = useFormats();
  const { label, period, labelRate, carried, amount } = statement;
  const lines: Line[] = statement.lines.map(({ artist, ...line }) => ({
    ...line,
    name: artist.name,
  }));
  const total: Line = { ...statement, id: 'total', name: t('total'), period: undefined };
  const save = () => {
    const heads = ['artist', 'month', ...amounts] as const;
    const rows = [...lines, total].map((line) => [
      line.name,
      line.period ?? null,
      ...amounts.map((each) => line[each]),
    ]);
    saveCsv(t('file', { month: period }), [heads.map((head) => t(head)), ...rows], i18n.language);
  };
  return (
    <Sheet
      title={title}
      statement={statement}
      to={label}
      back={back}
      paper={paper}
      facts={[
        carried < 0 && { name: t('carried'), value: euros(carried) },
        labelRate !== null && { name: t('labelRate'), value: rate(labelRate) },
      ]}
      definition={t('definition')}
      save={
        <Button size="small" onClick={save}>
          <Download size={16} aria-hidden />
          {t('export')}
        </Button>
      }
    >
      <Sums
        sums={[
          ...amounts.map((each) => ({ name: t(each), amount: euros(statement[each]) })),
          { name: t('amount'), amount: euros(amount) },
        ]}
      />
      <SheetTable
        title={t('lines')}
        rows={lines}
        total={total}
        getId={({ id }) => id}
        columns={[
          {
            title: t('artist'),
            cell: (line) => (
              <>
                {line.name}
                {line.period !== undefined && line.period !== period && (
                  <Text size="caption" tone="muted">
                    {longMonth(line.period)}
                  </Text>
                )}
              </>
            ),
          },
          ...amounts.map((each) => ({ title: t(each), cell: (line: Line) => euros(line[each]) })),
        ]}
      />
    </Sheet>
  );
}

import { ChevronLeft, Download, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OwnStatement } from '@/shared/contract/label-figures.ts';
import { saveCsv } from '@/shared/files';
import { useFormats } from '@/shared/lib/format';
import { Button, ButtonLink } from '@/shared/ui/button';
import { type Column, DataTable, exportRows } from '@/shared/ui/data-table';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { ownLines, type OwnLine } from '../lib/own-lines';
import { OwnFacts } from './OwnFacts';
import * as styles from './statement.css';

type OwnStatementSheetProps = {
  /** Of the page. */
  title: string;
  statement: OwnStatement;
  /** Address of the payouts of the month. */
  payouts: string;
};

/** The label's own statement as it is read and printed: its facts, and each artist's part beside the label's. */
export function OwnStatementSheet({ title, statement, payouts }: OwnStatementSheetProps) {
  const { t, i18n } = useTranslation('pages.label.statement');
  const { longMonth, euros } = useFormats();
  const { label, period } = statement;
  const nameOf = (row: OwnLine) => row.name ?? t('own.total');
  const strong = (row: OwnLine, text: string) =>
    row.name === null ? <strong>{text}</strong> : text;
  const amount = (id: 'gross' | 'share' | 'commission'): Column<OwnLine> => ({
    id,
    title: t(`own.${id}`),
    isNumeric: true,
    cell: (row) => strong(row, euros(row[id])),
    value: (row) => row[id],
  });
  const columns: Column<OwnLine>[] = [
    {
      id: 'artist',
      title: t('own.artist'),
      cell: (row) => strong(row, nameOf(row)),
      value: nameOf,
    },
    {
      id: 'month',
      title: t('own.month'),
      cell: (row) => (row.period === null ? '' : longMonth(row.period)),
      value: (row) => row.period,
    },
    amount('gross'),
    amount('share'),
    amount('commission'),
  ];
  const rows = ownLines(statement);
  const handleSave = () =>
    saveCsv(t('own.file', { month: period }), exportRows(columns, rows), i18n.language);
  return (
    <Stack gap={8}>
      <ButtonLink to={payouts} variant="ghost" size="small" className={styles.back}>
        <ChevronLeft size={16} aria-hidden />
        {t('back')}
      </ButtonLink>
      <header className={styles.header}>
        <Stack gap={1} className={styles.name}>
          <Heading level={1} size="small" tone="muted">
            {title}
          </Heading>
          <Heading level={2} lines={2}>
            {label}
          </Heading>
          <Text size="title">{longMonth(period)}</Text>
        </Stack>
        <Inline gap={2} isWrapping>
          <Button onClick={() => window.print()}>
            <Printer size={16} aria-hidden />
            {t('print')}
          </Button>
          <Button onClick={handleSave}>
            <Download size={16} aria-hidden />
            {t('own.export')}
          </Button>
        </Inline>
      </header>
      <OwnFacts statement={statement} />
      <Stack gap={3}>
        <DataTable
          label={t('own.lines')}
          columns={columns}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={nameOf}
        />
        <Text size="small" tone="muted">
          {t('own.definition')}
        </Text>
      </Stack>
    </Stack>
  );
}

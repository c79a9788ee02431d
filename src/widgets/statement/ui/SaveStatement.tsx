import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Statement } from '@/shared/contract/statement.ts';
import { saveCsv } from '@/shared/files';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { statementHeads, statementRows, type StatementWords } from '../lib/statement-rows';
import { useLineName } from '../lib/use-line-name';

type SaveStatementProps = {
  /** A closed month. */
  statement: Statement;
  /** Whose it is, where the reader is somebody else. */
  artist?: string;
};

/** Keeps a closed month as a file for spreadsheets. */
export function SaveStatement({ statement, artist }: SaveStatementProps) {
  const { t, i18n } = useTranslation(['widgets.statement', 'entities.figure']);
  const { country } = useFormats();
  const line = useLineName(statement.period);
  const handleSave = () => {
    const heads = Object.fromEntries(
      statementHeads.map((head) => [head, t(`head.${head}`)]),
    ) as StatementWords['heads'];
    const rows = statementRows(statement, {
      heads,
      line,
      carried: t('carried'),
      total: t('total'),
      unknownTrack: t('unknownTrack'),
      country,
      // There it is called that of the reader.
      source: (name) =>
        artist !== undefined && name === 'artist'
          ? t('artistPage')
          : t(`entities.figure:source.${name}`),
    });
    const month = statement.period;
    const file = artist === undefined ? t('file', { month }) : t('fileOf', { artist, month });
    saveCsv(file, rows, i18n.language);
  };
  return (
    <Button onClick={handleSave}>
      <Download size={16} aria-hidden />
      {t('export')}
    </Button>
  );
}

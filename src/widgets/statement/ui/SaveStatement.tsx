import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Statement } from '@/shared/contract/statement.ts';
import { saveCsv } from '@/shared/files';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { statementHeads, statementRows, type StatementWords } from '../lib/statement-rows';
import { useLineName, useSourceName } from '../lib/use-line-name';

type SaveStatementProps = {
  statement: Statement;
  reader: 'artist' | 'label';
};

export function SaveStatement({ statement, reader }: SaveStatementProps) {
  const { t, i18n } = useTranslation('widgets.statement');
  const { country } = useFormats();
  const line = useLineName(statement.period);
  const source = useSourceName(reader);
  const handleSave = () => {
    const heads = Object.fromEntries(
      statementHeads.map((head) => [head, t(`head.${head}`)]),
    ) as StatementWords['heads'];
    const rows = statementRows(statement, {
      heads,
      line,
      shared: t('shared'),
      carried: t('carried'),
      total: t('total'),
      unknownTrack: t('unknownTrack'),
      country,
      source,
      held: {
        title: t('held.title'),
        earnings: t('held.earnings'),
        rule: (rule) => t(`held.rule.${rule}`),
      },
    });
    const { period: month, artist } = statement;
    const file =
      reader === 'artist' ? t('file', { month }) : t('fileOf', { artist: artist.name, month });
    saveCsv(file, rows, i18n.language);
  };
  return (
    <Button size="small" onClick={handleSave}>
      <Download size={16} aria-hidden />
      {t('export')}
    </Button>
  );
}

import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/entities/figure';
import type { Statement } from '@/shared/contract/statement.ts';
import { saveCsv } from '@/shared/files';
import { Button } from '@/shared/ui/button';
import { DialogActions } from '@/shared/ui/dialog';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { FiguresTable } from '@/widgets/dashboard';
import { statementHeads, statementRows, type StatementWords } from '../../lib/statement-rows';
import { Parts } from '../Parts';
import { StatementLines } from './StatementLines';
import { useLineName } from './use-line-name';

/** The lines of a closed month, and what it earned by source, country and track. */
export function StatementParts({ statement }: { statement: Statement }) {
  const { t, i18n } = useTranslation(['pages.artist.dashboard', 'entities.figure']);
  const { number, euros, country } = useFormats();
  const lineName = useLineName(statement.period);
  const { label, streams, period } = statement;
  const source: StatementWords['source'] = (name) => t(`entities.figure:source.${name}`);
  const handleExport = () => {
    const heads = Object.fromEntries(
      statementHeads.map((head) => [head, t(`statement.head.${head}`)]),
    ) as StatementWords['heads'];
    const rows = statementRows(statement, {
      heads,
      line: lineName,
      carried: t('statement.carried'),
      total: t('statement.total'),
      unknownTrack: t('statement.unknownTrack'),
      country,
      source,
    });
    saveCsv(t('statement.file', { month: period }), rows, i18n.language);
  };
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Text tone="muted">
          {label === null ? t('statement.direct') : t('statement.of', { label })}
        </Text>
        <StatementLines statement={statement} />
      </Stack>
      <Parts
        of="sourceEarnings"
        counted={streams}
        parts={statement.sources.map((part) => ({
          name: source(part.source),
          value: part.earnings,
        }))}
      />
      <Parts
        of="countryEarnings"
        counted={streams}
        parts={statement.countries.map((part) => ({
          name: country(part.country),
          value: part.earnings,
        }))}
      />
      <FiguresTable
        title={t('earnings.byTrack')}
        rows={statement.tracks}
        idOf={({ id }) => id ?? ''}
        nameOf={({ title }) => title ?? t('statement.unknownTrack')}
        empty={t('tracks.empty')}
        columns={[
          {
            id: 'track',
            title: t('tracks.track'),
            cell: ({ title }) => title ?? t('statement.unknownTrack'),
          },
          {
            id: 'streams',
            title: t('tracks.streams'),
            cell: (part) => number(part.streams),
            isNumeric: true,
          },
          {
            id: 'earnings',
            title: t('tracks.earnings'),
            cell: (part) => euros(part.earnings),
            isNumeric: true,
          },
        ]}
      />
      <DialogActions>
        <Button onClick={handleExport}>
          <Download size={16} aria-hidden />
          {t('statement.export')}
        </Button>
      </DialogActions>
    </Stack>
  );
}

import { useTranslation } from 'react-i18next';
import type { Statement } from '@/shared/contract/statement.ts';
import { useFormats } from '@/shared/lib/format';
import { DialogActions } from '@/shared/ui/dialog';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { SaveStatement, StatementLines, TrackEarnings } from '@/widgets/statement';
import { Parts } from '../Parts';

/** The lines of a closed month, and what it earned by source, country and track. */
export function StatementParts({ statement }: { statement: Statement }) {
  const { t } = useTranslation(['pages.artist.dashboard', 'entities.figure']);
  const { country, date } = useFormats();
  const { label, streams, tracks, issuedAt } = statement;
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Text tone="muted">
          {label === null ? t('statement.direct') : t('statement.of', { label })}
        </Text>
        <StatementLines statement={statement} />
        <Text size="small" tone="muted">
          {t('statement.counted', { day: date(issuedAt) })}
        </Text>
      </Stack>
      <Parts
        of="sourceEarnings"
        empty={t('statement.noEarnings')}
        counted={streams}
        parts={statement.sources.map((part) => ({
          name: t(`entities.figure:source.${part.source}`),
          value: part.earnings,
        }))}
      />
      <Parts
        of="countryEarnings"
        empty={t('statement.noEarnings')}
        counted={streams}
        parts={statement.countries.map((part) => ({
          name: country(part.country),
          value: part.earnings,
        }))}
      />
      <TrackEarnings tracks={tracks} />
      <DialogActions>
        <SaveStatement statement={statement} />
      </DialogActions>
    </Stack>
  );
}

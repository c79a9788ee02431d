import { CalendarX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LateClosing } from '@/shared/contract/system.ts';
import { formatMonth, useFormats } from '@/shared/lib/format';
import { Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';

export function LateClosingBanner({ month, since, artists, lastFailure }: LateClosing) {
  const { t, i18n } = useTranslation('entities.administration');
  const { date, moment } = useFormats();
  return (
    <Notice tone="danger" icon={<CalendarX2 size={20} />}>
      <Stack gap={2}>
        <Text weight="strong">
          {t('lateClosing.title', { month: formatMonth(month, i18n.language) })}
        </Text>
        <Text>
          {t('lateClosing.progress', {
            since: date(since.slice(0, 10)),
            done: artists.done,
            count: artists.all,
          })}
        </Text>
        <Text>{lastFailure ? describeFailure(lastFailure) : t('lateClosing.noFailure')}</Text>
        {lastFailure && (
          <Text size="small" tone="muted">
            {t('lateClosing.detail', { reason: lastFailure.reason })}
          </Text>
        )}
        <Text size="small">{t('lateClosing.next', { month })}</Text>
      </Stack>
    </Notice>
  );

  function describeFailure({ at, kind, artist }: NonNullable<LateClosing['lastFailure']>): string {
    const words = { moment: moment(at), why: t(`lateClosing.why.${kind}`) };
    return artist === null
      ? t('lateClosing.failure', words)
      : t('lateClosing.failureOfArtist', { ...words, artist });
  }
}

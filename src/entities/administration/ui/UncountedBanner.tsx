import { ChartNoAxesColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Uncounted } from '@/shared/contract/system.ts';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { showFailure, showToast } from '@/shared/ui/toast';
import { useRetryArtistMutation } from '../api/administration-api';

/** An artist whose figures failed, until somebody lets them be tried again. */
export function UncountedBanner({ id, artist, at, reason }: Uncounted) {
  const { t } = useTranslation('entities.administration');
  const { moment } = useFormats();
  const [retry, { isLoading, isSuccess }] = useRetryArtistMutation();
  async function handleRetry() {
    const { error } = await retry(id);
    if (error) showFailure('retryArtist', error, { fallback: t('uncounted.notDone') });
    else showToast({ tone: 'success', text: t('uncounted.retried', { artist }) });
  }
  const button = (
    <Button
      size="small"
      isPending={isLoading}
      aria-label={t('uncounted.retryOf', { artist })}
      onClick={() => void handleRetry()}
    >
      {t('uncounted.retry')}
    </Button>
  );
  return (
    <Notice
      tone="danger"
      icon={<ChartNoAxesColumn size={20} />}
      action={isSuccess ? undefined : button}
    >
      <Stack gap={2}>
        <Text weight="strong">{t('uncounted.title', { artist })}</Text>
        <Text>{t('uncounted.text', { moment: moment(at) })}</Text>
        <Text size="small" tone="muted">
          {t('uncounted.detail', { reason })}
        </Text>
      </Stack>
    </Notice>
  );
}

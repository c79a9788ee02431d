import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { UnsavedChange } from '../model/unsaved-changes';
import type { PlaylistActs } from '../model/use-playlist-acts';

type UnsavedMarkProps = {
  unsaved: UnsavedChange;
  acts: Pick<PlaylistActs, 'retry' | 'discard'>;
};

/**
 * Marks a change that is only on this device, with the reason and actions to resend or discard
 * it.
 */
export function UnsavedMark({ unsaved, acts }: UnsavedMarkProps) {
  const { t } = useTranslation('pages.editorial.playlists');
  const [isSending, setSending] = useState(false);
  const { act, reason, isOfSample, playlist } = unsaved;
  const { name } = playlist;
  const handleRetry = async () => {
    setSending(true);
    await acts.retry(unsaved);
    setSending(false);
  };
  return (
    <Notice tone="warning" role="note">
      <Stack gap={2}>
        <Text size="small">{t(`unsaved.${act}`, { name })}</Text>
        {reason && <Text size="small">{reason}</Text>}
        {isOfSample && <Text size="small">{t('unsaved.sample')}</Text>}
        <Inline gap={2} isWrapping>
          {!isOfSample && (
            <Button
              size="small"
              isPending={isSending}
              aria-label={t('unsaved.retryOf', { name })}
              onClick={() => void handleRetry()}
            >
              {t('unsaved.retry')}
            </Button>
          )}
          <Button
            size="small"
            variant="ghost"
            aria-label={t('unsaved.discardOf', { name })}
            onClick={() => acts.discard(unsaved)}
          >
            {t('unsaved.discard')}
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}

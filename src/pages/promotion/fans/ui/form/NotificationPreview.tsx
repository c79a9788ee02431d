import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BellLook, MessageText } from '@/entities/notification';
import { dash } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { CardGrid } from '@/shared/ui/card-grid';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { momentsHere, readPlan } from '../../model/plan';
import { useArtistFace } from '../../model/use-artist-face';
import type { NotificationDraft } from '../../model/use-notification-form';

type NotificationPreviewProps = { draft: NotificationDraft };

/** The notification, opened in a follower's bell. */
export function NotificationPreview({
  draft: { values, artistId, tracks },
}: NotificationPreviewProps) {
  const { t } = useTranslation(['pages.promotion.fans', 'entities.notification']);
  const artist = useArtistFace(artistId);
  const [now] = useState(() => new Date());
  const [planned = now] = momentsHere(readPlan(values.scheduledDate));
  const track = tracks.find(({ id }) => id === values.trackId);
  return (
    <Stack gap={3}>
      <Text size="small" tone="muted">
        {t('notification.preview')}
      </Text>
      <CardGrid least="wide" aria-label={t('notification.preview')}>
        <BellLook
          title={values.title || dash}
          artist={artist}
          at={planned.toISOString()}
          isRead={false}
          isOpen
        >
          <MessageText>{values.message || dash}</MessageText>
          {track && (
            <div inert>
              <Button size="small">
                {t('entities.notification:listen', { title: track.title })}
              </Button>
            </div>
          )}
          <Text size="small" tone="muted">
            {t('entities.notification:reason.follower', { artist: artist.name })}
          </Text>
        </BellLook>
      </CardGrid>
    </Stack>
  );
}

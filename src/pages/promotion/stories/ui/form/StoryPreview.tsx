import { useTranslation } from 'react-i18next';
import { StoryPicture } from '@/entities/story';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { StoryDraft } from '../../model/use-story-form';
import * as styles from './form.css';

export function StoryPreview({ draft: { values, ready, track } }: { draft: StoryDraft }) {
  const { t } = useTranslation(['pages.promotion.stories', 'entities.story']);
  const { type, caption } = values;
  const file = ready?.url ?? '';
  const content = type === 'text' ? values.content : file;
  return (
    <Stack gap={3} align="center">
      <div className={styles.viewer}>
        <div className={styles.bar} data-drawn="track" />
        <Text size="small" tone="muted">
          {t('entities.story:age.recent')}
        </Text>
        <div className={styles.stage}>
          {type === 'video' && ready ? (
            <video
              src={file}
              controls
              muted
              playsInline
              preload="metadata"
              aria-label={t('form.preview')}
              className={styles.video}
            />
          ) : (
            <StoryPicture story={{ ...values, content }} />
          )}
        </div>
        {type === 'audio' && ready && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- its caption stands below it
          <audio
            src={file}
            controls
            preload="metadata"
            aria-label={t('form.preview')}
            className={styles.sound}
          />
        )}
        <Text size="small" className={styles.caption}>
          {caption || t('form.caption')}
        </Text>
        {track && (
          <Text size="small" tone="muted" isTruncated>
            {t('track', { title: track.title })}
          </Text>
        )}
      </div>
      <Text size="small" tone="muted">
        {t('form.preview')}
      </Text>
    </Stack>
  );
}

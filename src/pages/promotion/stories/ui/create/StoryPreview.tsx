import { useTranslation } from 'react-i18next';
import { StoryPicture } from '@/entities/story';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { StoryForm } from '../../model/story-form';
import type { ChosenFile } from '../../model/use-story-file';
import * as styles from './create.css';

type StoryPreviewProps = {
  /** What is filled in. */
  form: StoryForm;
  /** The file, where one was chosen. */
  chosen: ChosenFile | null;
};

/** How a story will look. */
export function StoryPreview({ form, chosen }: StoryPreviewProps) {
  const { t } = useTranslation('pages.promotion.stories');
  const { type } = form;
  const isReady = chosen?.state === 'ready' && chosen.type === type;
  const file = isReady ? chosen.url : '';
  const content = type === 'text' ? form.content : file;
  return (
    <Stack gap={2} align="center">
      <div className={styles.preview}>
        {type === 'video' && isReady ? (
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
          <StoryPicture story={{ ...form, content }} />
        )}
      </div>
      {type === 'audio' && isReady && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- its caption stands below it
        <audio
          src={file}
          controls
          preload="metadata"
          aria-label={t('form.preview')}
          className={styles.sound}
        />
      )}
      <Text size="small" tone="muted">
        {t('form.preview')}
      </Text>
    </Stack>
  );
}

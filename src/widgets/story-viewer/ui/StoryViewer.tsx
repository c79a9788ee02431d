import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '@/shared/ui/dialog';
import { StorySequence, type StorySequenceProps } from './StorySequence';

/**
 * Stories that take the whole window. They move on by themselves but for people who want less motion, stop while they are
 * held or the button is pressed, and sound only when somebody turns the sound on. What they say is read aloud.
 * See docs/product/stories.md.
 */
export function StoryViewer(props: StorySequenceProps) {
  const { t } = useTranslation('widgets.story-viewer');
  const { stories, onClose } = props;
  return (
    <FullScreenDialog
      onClose={onClose}
      title={stories[0]?.artistName ?? ''}
      closeLabel={t('close')}
    >
      <StorySequence {...props} />
    </FullScreenDialog>
  );
}

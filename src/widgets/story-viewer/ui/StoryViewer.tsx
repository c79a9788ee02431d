import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '@/shared/ui/dialog';
import { StorySequence, type StorySequenceProps } from './StorySequence';

/**
 * Full-screen stories. They advance by themselves except with reduced motion, pause while held or
 * by a button, and start muted. Their text is read aloud. See docs/product/stories.md.
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

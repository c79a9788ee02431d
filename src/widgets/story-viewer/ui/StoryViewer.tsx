import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '@/shared/ui/dialog';
import { StorySequence, type StorySequenceProps } from './StorySequence';

/** See docs/product/stories.md. */
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

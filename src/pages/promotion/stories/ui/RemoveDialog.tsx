import { useTranslation } from 'react-i18next';
import { useRemoveStoryMutation } from '@/entities/story';
import type { Story } from '@/shared/contract/story.ts';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { showFailure, showToast } from '@/shared/ui/toast';

type RemoveDialogProps = {
  /** The one that goes. */
  story: Story;
  /** Whose it is; the viewer's own unless named. */
  artistId: string | undefined;
  /** It shall be closed. */
  onClose: () => void;
};

/** Asks before a story goes, with its file. */
export function RemoveDialog({ story, artistId, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('pages.promotion.stories');
  const [remove, { isLoading }] = useRemoveStoryMutation();
  const { id, caption: title } = story;
  const handleConfirm = async () => {
    const { error } = await remove({ id, artistId });
    if (error) showFailure('removeStory', error, { text: t('remove.failed') });
    else showToast({ tone: 'success', text: t('remove.done', { title }) });
    onClose();
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t('remove.title', { title })}
      text={t('remove.text')}
      confirmLabel={t('remove.confirm')}
      cancelLabel={t('remove.cancel')}
      isPending={isLoading}
      onConfirm={() => void handleConfirm()}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { highlightsSeen } from '@/entities/highlight';
import { useHideStoriesMutation } from '@/entities/story';
import { useAppDispatch } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { showFailure, showToast } from '@/shared/ui/toast';

type HideStoriesButtonProps = {
  /** Whose stories they are. */
  artist: { id: string; name: string };
  /** Whether they are out of the row on home already. */
  isHidden: boolean;
  /** It was done. */
  onDone: () => void;
};

/** No more stories of an artist in the row on home, which leaves the follow as it is; or them again. */
export function HideStoriesButton({ artist, isHidden, onDone }: HideStoriesButtonProps) {
  const { t } = useTranslation('widgets.story-viewer');
  const [hide, { isLoading }] = useHideStoriesMutation();
  const dispatch = useAppDispatch();
  const { id: artistId, name } = artist;

  const change = async (willHide: boolean) => {
    const { error } = await hide({ artistId, isHidden: willHide });
    if (error) {
      showFailure('hideStories', error, { text: t('hide.failed', { name }) });
      return false;
    }
    dispatch(highlightsSeen());
    showToast({
      tone: 'success',
      text: t(willHide ? 'hide.done' : 'hide.undone', { name }),
      ...(willHide && { action: { label: t('hide.undo'), onPress: () => void change(false) } }),
    });
    return true;
  };
  const handlePress = async () => {
    if (await change(!isHidden)) onDone();
  };
  return (
    <Button size="small" variant="ghost" isPending={isLoading} onClick={() => void handlePress()}>
      {t(isHidden ? 'hide.undoAction' : 'hide.action', { name })}
    </Button>
  );
}

import { useTranslation } from 'react-i18next';
import { highlightsSeen } from '@/entities/highlight';
import { useHideStoriesMutation } from '@/entities/story';
import { useAppDispatch } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { useServerToggle } from '@/shared/ui/toast';

type HideStoriesButtonProps = {
  artist: { id: string; name: string };
  isHidden: boolean;
  onDone: () => void;
};

/** Hides them from the row on home without unfollowing the artist. */
export function HideStoriesButton({ artist, isHidden, onDone }: HideStoriesButtonProps) {
  const { t } = useTranslation('widgets.story-viewer');
  const [hide] = useHideStoriesMutation();
  const dispatch = useAppDispatch();
  const { id: artistId, name } = artist;

  const { turn, isPending } = useServerToggle({
    attempt: 'hideStories',
    send: async (willHide) => {
      const sent = await hide({ artistId, isHidden: willHide });
      if (!sent.error) dispatch(highlightsSeen());
      return sent;
    },
    failed: () => ({ text: t('hide.failed', { name }) }),
    done: (willHide) =>
      willHide
        ? { text: t('hide.done', { name }), undo: t('hide.undo') }
        : { text: t('hide.undone', { name }) },
  });
  const handlePress = async () => {
    if (await turn(!isHidden)) onDone();
  };
  return (
    <Button size="small" variant="ghost" isPending={isPending} onClick={() => void handlePress()}>
      {t(isHidden ? 'hide.undoAction' : 'hide.action', { name })}
    </Button>
  );
}

import { useTranslation } from 'react-i18next';
import { useMuteArtistMutation, useUnmuteArtistMutation } from './notification-api';
import type { ReceivedNotice } from '@/shared/contract/notification.ts';
import { Button } from '@/shared/ui/button';
import { showFailure, showToast } from '@/shared/ui/toast';

type MuteButtonProps = Pick<ReceivedNotice, 'artist' | 'isMuted'>;

/** No more notifications of an artist, which takes following and the other switches as they are; or them again. */
export function MuteButton({ artist: { id, name: artist }, isMuted }: MuteButtonProps) {
  const { t } = useTranslation('app.layouts.bell');
  const [mute, muting] = useMuteArtistMutation();
  const [unmute, unmuting] = useUnmuteArtistMutation();

  const change = async (isMuting: boolean) => {
    const { error } = await (isMuting ? mute : unmute)(id);
    if (error) {
      showFailure('muteArtist', error, { text: t('mute.failed', { artist }) });
      return;
    }
    showToast({
      tone: 'success',
      text: t(isMuting ? 'mute.done' : 'mute.undone', { artist }),
      ...(isMuting && {
        action: { label: t('mute.undo'), onPress: () => void change(false) },
      }),
    });
  };
  return (
    <Button
      size="small"
      variant="ghost"
      isPending={muting.isLoading || unmuting.isLoading}
      onClick={() => void change(!isMuted)}
    >
      {t(isMuted ? 'mute.undoAction' : 'mute.action')}
    </Button>
  );
}

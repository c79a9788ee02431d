import { useTranslation } from 'react-i18next';
import { useMuteArtistMutation, useUnmuteArtistMutation } from '../api/notification-api';
import type { ReceivedNotification } from '@/shared/contract/notification.ts';
import { Button } from '@/shared/ui/button';
import { useServerToggle } from '@/shared/ui/toast';

type MuteButtonProps = Pick<ReceivedNotification, 'artist' | 'isMuted'>;

/** Muting leaves follows and other switches unchanged. */
export function MuteButton({ artist: { id, name: artist }, isMuted }: MuteButtonProps) {
  const { t } = useTranslation('widgets.notification-bell');
  const [mute] = useMuteArtistMutation();
  const [unmute] = useUnmuteArtistMutation();
  const { turn, isPending } = useServerToggle({
    attempt: 'muteArtist',
    send: (isMuting) => (isMuting ? mute : unmute)(id),
    failed: () => ({ text: t('mute.failed', { artist }) }),
    done: (isMuting) =>
      isMuting
        ? { text: t('mute.done', { artist }), undo: t('mute.undo') }
        : { text: t('mute.undone', { artist }) },
  });
  return (
    <Button size="small" variant="ghost" isPending={isPending} onClick={() => void turn(!isMuted)}>
      {t(isMuted ? 'mute.undoAction' : 'mute.action')}
    </Button>
  );
}

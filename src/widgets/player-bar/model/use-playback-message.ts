import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { playRequested, selectPlaybackMessage } from '@/entities/playback';
import { useAppDispatch } from '@/shared/redux';
import { showToast } from '@/shared/ui/toast';

/** Returns the cancel function. */
function whenVisible(callback: () => void): () => void {
  const leave = () => document.removeEventListener('visibilitychange', look);
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    leave();
    callback();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return leave;
}

/** A message waits until the page is visible. */
export function usePlaybackMessage(): void {
  const { t } = useTranslation('widgets.player-bar');
  const dispatch = useAppDispatch();
  const message = useSelector(selectPlaybackMessage);
  useEffect(() => {
    if (!message) return undefined;
    const { kind, title } = message;
    const isCalm = /^(coming|elsewhere|noneSimilar|similarUnreachable)$/.test(kind);
    const action = { label: t('playHere'), onPress: () => dispatch(playRequested()) };
    return whenVisible(() =>
      showToast({
        tone: isCalm ? 'info' : 'danger',
        text: t(`notice.${kind}`, { title }),
        ...(kind === 'elsewhere' && { action }),
      }),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- a change of words is no new notice
  }, [message]);
}

import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type LikeChange, trackLikeChanged, useSendLike } from '@/entities/track';
import { startListening } from '@/shared/redux';
import { dismissToast, readToast, showFailure, showToast } from '@/shared/ui/toast';

/** Offers to undo each removed like, also after leaving the page, until it is liked again. */
export function useLikeUndo(): void {
  const { t } = useTranslation('features.like-track');
  const sendLike = useSendLike();

  const bringBack = async (change: LikeChange): Promise<void> => {
    const { id, title = '', likedAt } = change;
    const { error } = await sendLike({ id, title }, { liked: true, likedAt });
    if (!error) return showToast({ tone: 'success', text: t('restored', { title }) });
    return showFailure('restoreLike', error, {
      text: t('failed', { title }),
      action: { label: t('retry'), onPress: () => void bringBack(change) },
    });
  };

  const handleChange = useEffectEvent((change: LikeChange) => {
    const { title } = change;
    // One of several, which have one message.
    if (title === undefined) return undefined;
    const text = t('removed', { title });
    if (change.liked) {
      const shown = readToast();
      return shown?.text === text ? dismissToast(shown.id) : undefined;
    }
    const action = { label: t('undo'), onPress: () => void bringBack(change) };
    return showToast({ text, action });
  });
  useEffect(
    () =>
      startListening({
        actionCreator: trackLikeChanged,
        effect: ({ payload }) => handleChange(payload),
      }),
    [],
  );
}

import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useAccountGate, useViewer } from '@/entities/session';
import { trackLikeChanged, useIsLiked, useSendLike } from '@/entities/track';
import { isOnline } from '@/shared/api';
import type { Track } from '@/shared/contract/track.ts';
import { besideStore, useAppDispatch } from '@/shared/redux';
import { showFailure, showToast } from '@/shared/ui/toast';
import { hasKeptLike, keepLike } from './kept-likes';

type LikableTrack = Pick<Track, 'id' | 'title' | 'liked'>;

/** Hearts of several lists send a like once. */
const likesUnderWay = besideStore(() => new Set<string>());

/**
 * Visitors are asked to sign in; a failure changes nothing; without a network the like is kept. See
 * docs/product/library.md.
 */
export function useLikeTrack(track: LikableTrack) {
  const { t } = useTranslation('features.like-track');
  const isLiked = useIsLiked(track);
  const gate = useAccountGate();
  const sendLike = useSendLike();
  const dispatch = useAppDispatch();
  const owner = useViewer()?.id ?? null;
  const underWay = likesUnderWay.of(useStore());
  const { id, title } = track;
  const named = { id, title };

  const keep = (by: string) => {
    const isKept = keepLike(by, named, !isLiked);
    dispatch(trackLikeChanged({ id, liked: !isLiked }));
    // An opposite that was not sent has taken this one back.
    if (hasKeptLike(by, id)) showToast({ text: t(isKept ? 'kept' : 'keptForVisit', { title }) });
  };

  const send = async (): Promise<void> => {
    if (owner !== null && (!isOnline() || hasKeptLike(owner, id))) return keep(owner);
    if (underWay.has(id)) return;
    underWay.add(id);
    const { error } = await sendLike(named, { liked: !isLiked });
    underWay.delete(id);
    if (error) showFailure('likeTrack', error, { text: t('failed', { title }) });
  };

  const pending = { kind: 'like-track', track: named } as const;
  return { isLiked, toggle: () => gate('like', () => void send(), pending) };
}

/** A liked track stays liked; resolves to whether it is. */
export function useGiveLike() {
  const { t } = useTranslation('features.like-track');
  const sendLike = useSendLike();
  return async (track: Pick<Track, 'id' | 'title'>): Promise<boolean> => {
    const { error } = await sendLike(track, { liked: true });
    const { title } = track;
    if (error) showFailure('likeTrack', error, { text: t('failed', { title }) });
    else showToast({ tone: 'success', text: t('added', { title }) });
    return !error;
  };
}

import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useAccountGate } from '@/entities/session';
import { useIsLiked, useSendLike } from '@/entities/track';
import type { Track } from '@/shared/contract/track.ts';
import { besideStore } from '@/shared/redux';
import { showFailure } from '@/shared/ui/toast';

type LikableTrack = Pick<Track, 'id' | 'title' | 'liked'>;

/** Hearts of several lists send a like once. */
const likesUnderWay = besideStore(() => new Set<string>());

/** Visitors are asked to sign in; a failure changes nothing. See docs/product/library.md. */
export function useLikeTrack(track: LikableTrack) {
  const { t } = useTranslation('features.like-track');
  const isLiked = useIsLiked(track);
  const gate = useAccountGate();
  const sendLike = useSendLike();
  const underWay = likesUnderWay.of(useStore());
  const { id, title } = track;
  const named = { id, title };

  const send = async () => {
    if (underWay.has(id)) return;
    underWay.add(id);
    const { error } = await sendLike(named, { liked: !isLiked });
    underWay.delete(id);
    if (error) showFailure('likeTrack', error, { text: t('failed', { title }) });
  };

  const pending = { kind: 'like-track', track: named } as const;
  return { isLiked, toggle: () => gate('like', () => void send(), pending) };
}

import { useTranslation } from 'react-i18next';
import { useGiveLikesMutation, useTakeLikesMutation } from '@/entities/track';
import { likesAtOnce } from '@/shared/contract/limits.ts';
import type { Track } from '@/shared/contract/track.ts';
import { showFailure, showToast } from '@/shared/ui/toast';

type Like = { id: string; likedAt?: string | undefined };

const toParts = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / likesAtOnce) }, (_, part) =>
    items.slice(part * likesAtOnce, (part + 1) * likesAtOnce),
  );

/** A call for each part, in order, and one message for all. */
export function useSeveralLikes(tracks: readonly Pick<Track, 'id' | 'title'>[]) {
  const { t } = useTranslation('widgets.track-menu.several');
  const [giveLikes] = useGiveLikesMutation();
  const [takeLikes] = useTakeLikesMutation();
  const titles = new Map(tracks.map(({ id, title }) => [id, title]));

  /** Returns what is left, and why. */
  const send = async (likes: readonly Like[]) => {
    // A playlist may hold a song twice.
    const once = [...new Map(likes.map((like) => [like.id, like])).values()];
    for (const [at, part] of toParts(once).entries()) {
      const { error } = await giveLikes(
        part.map(({ id, likedAt }) => ({ trackId: id, ...(likedAt && { likedAt }) })),
      );
      if (error) return { left: once.slice(at * likesAtOnce), error };
    }
    return { left: [], error: null };
  };
  const failed = (left: readonly Like[]) =>
    t('likeFailed', { title: titles.get(left[0]?.id ?? '') ?? '' });

  const give = async () => {
    const { left, error } = await send(tracks);
    if (error) return showFailure('likeTracks', error, { text: failed(left) });
    return showToast({ tone: 'success', text: t('liked', { count: tracks.length }) });
  };

  const bringBack = async (taken: readonly Like[], count: number): Promise<void> => {
    const { left, error } = await send(taken);
    if (error) {
      return showFailure('restoreLikes', error, {
        text: failed(left),
        action: { label: t('retry'), onPress: () => void bringBack(left, count) },
      });
    }
    return showToast({ tone: 'success', text: t('restored', { count }) });
  };

  const take = async () => {
    const taken: Like[] = [];
    for (const part of toParts([...titles.keys()])) {
      const { data, error } = await takeLikes(part);
      const title = titles.get(part[0] ?? '') ?? '';
      if (error) showFailure('unlikeTracks', error, { text: t('unlikeFailed', { title }) });
      if (!data) break;
      taken.push(...data.taken.map(({ trackId, likedAt }) => ({ id: trackId, likedAt })));
    }
    if (taken.length === 0) return;
    showToast({
      text: t('unliked', { count: taken.length }),
      action: { label: t('undo'), onPress: () => void bringBack(taken, taken.length) },
    });
  };

  return { give, take };
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreatePlaylistMutation } from '@/entities/playlist';
import { problemText } from '@/shared/api';
import { broughtLimits } from '@/shared/contract/limits.ts';
import { logFailure } from '@/shared/lib/log';
import { useBringLikesMutation, useBringListensMutation } from '../api/bring-api';
import type { BroughtTrack } from '../lib/report';

export type Brought = {
  what: 'playlist' | 'likes' | 'history';
  added: number;
  /** Of those that were there already. */
  known: number;
  playlist?: { id: string; name: string };
};

type Part = PromiseLike<{ data?: { added: number } | undefined; error?: unknown }>;

/** Long lists go in parts; a repeated call adds nothing twice, so that a failure can be repeated. */
export function useBring(tracks: readonly BroughtTrack[], onDone: (brought: Brought) => void) {
  const { t } = useTranslation('pages.listener.bring-music');
  const [createPlaylist] = useCreatePlaylistMutation();
  const [bringLikes] = useBringLikesMutation();
  const [bringListens] = useBringListensMutation();
  const [pending, setPending] = useState<Brought['what'] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const fail = (error: unknown, done: number) => {
    logFailure('bringMusic', error);
    const fallback = done > 0 ? t('failed.half', { count: done }) : t('failed.whole');
    setFailure(problemText(error, fallback, ['invalid', 'limited']));
  };
  const once = async (what: Brought['what'], work: () => Promise<void>) => {
    if (pending !== null) return;
    setPending(what);
    setFailure(null);
    await work();
    setPending(null);
  };
  const inParts = async <Row>(
    what: Brought['what'],
    rows: readonly Row[],
    send: (part: Row[]) => Part,
  ) => {
    let added = 0;
    for (let at = 0; at < rows.length; at += broughtLimits.written) {
      const { data, error } = await send(rows.slice(at, at + broughtLimits.written));
      if (!data) return fail(error, at);
      added += data.added;
    }
    return onDone({ what, added, known: rows.length - added });
  };

  return {
    pending,
    failure,
    createPlaylist: (name: string) =>
      once('playlist', async () => {
        const trackIds = tracks.map(({ trackId }) => trackId);
        const { data, error } = await createPlaylist({ name, trackIds });
        if (!data) return fail(error, 0);
        return onDone({ what: 'playlist', added: trackIds.length, known: 0, playlist: data });
      }),
    addLikes: () =>
      once('likes', () => {
        const now = Date.now();
        // The first of the file stays the latest, as in the list of likes.
        const likes = tracks.map(({ trackId, at }, row) => ({
          trackId,
          likedAt: at ?? new Date(now - row).toISOString(),
        }));
        return inParts('likes', likes, bringLikes);
      }),
    addListens: () =>
      once('history', () => {
        const listens = tracks.flatMap(({ trackId, at }) => (at ? { trackId, playedAt: at } : []));
        return inParts('history', listens, bringListens);
      }),
  };
}

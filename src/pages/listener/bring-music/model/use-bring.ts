import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreatePlaylistMutation } from '@/entities/playlist';
import { problemText } from '@/shared/api';
import type { BringListensBody, Brought as Answer } from '@/shared/contract/brought-music.ts';
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
  /** What is new, to take it back. */
  likes: string[];
  listens: BringListensBody['listens'];
};

type Part = PromiseLike<{ data?: Answer | undefined; error?: unknown }>;

/** Long lists go in parts; a repeated call adds nothing twice, so that a failure can be repeated. */
export function useBring(tracks: readonly BroughtTrack[], onDone: (brought: Brought) => void) {
  const { t } = useTranslation('pages.listener.bring-music');
  const [createPlaylist] = useCreatePlaylistMutation();
  const [bringLikes] = useBringLikesMutation();
  const [bringListens] = useBringListensMutation();
  const [pending, setPending] = useState<Brought['what'] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // Also what came before a failure.
  const news = useRef<Pick<Brought, 'likes' | 'listens'>>({ likes: [], listens: [] });

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
    keep: (row: Row) => void,
  ) => {
    for (let at = 0; at < rows.length; at += broughtLimits.written) {
      const part = rows.slice(at, at + broughtLimits.written);
      const { data, error } = await send(part);
      if (!data) return fail(error, at);
      for (const row of data.rows) part.slice(row, row + 1).forEach(keep);
    }
    const added = news.current.likes.length + news.current.listens.length;
    return onDone({ what, added, known: rows.length - added, ...news.current });
  };

  return {
    pending,
    failure,
    createPlaylist: (name: string) =>
      once('playlist', async () => {
        const trackIds = tracks.map(({ trackId }) => trackId);
        const { data, error } = await createPlaylist({ name, trackIds });
        if (!data) return fail(error, 0);
        return onDone({
          what: 'playlist',
          added: trackIds.length,
          known: 0,
          playlist: data,
          ...news.current,
        });
      }),
    addLikes: () =>
      once('likes', () => {
        const now = Date.now();
        // The first of the file stays the latest, as in the list of likes.
        const moments = new Map<string, string>();
        tracks.forEach(({ trackId, at }, row) => {
          if (!moments.has(trackId)) moments.set(trackId, at ?? new Date(now - row).toISOString());
        });
        const likes = [...moments].map(([trackId, likedAt]) => ({ trackId, likedAt }));
        return inParts('likes', likes, bringLikes, ({ trackId }) => {
          news.current.likes.push(trackId);
        });
      }),
    addListens: () =>
      once('history', () => {
        const listens = tracks.flatMap(({ trackId, at }) => (at ? { trackId, playedAt: at } : []));
        return inParts('history', listens, bringListens, (listen) => {
          news.current.listens.push(listen);
        });
      }),
  };
}

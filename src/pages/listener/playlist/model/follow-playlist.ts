import { rereadCollaboration } from '@/entities/collaboration';
import { knownPlaylist, readPlaylistAnew } from '@/entities/playlist';
import { entryKey } from '@/entities/track';
import { api, listTag, readStream } from '@/shared/api';
import { playlistMessageSchema } from '@/shared/contract/collaboration.ts';
import type { useAppDispatch } from '@/shared/redux';
import { keepRowsInPlace } from '@/widgets/track-table';

/** Milliseconds for each read: twenty a minute at most, however long the list is. */
const perRead = 3_000;

/** Milliseconds before the stream is opened again. */
const pause = { first: 1_000, most: 30_000 };

/** Until the time has passed, `target` says so, or `signal` ends it. */
function rest(
  milliseconds: number,
  signal: AbortSignal,
  [target, event]: readonly [EventTarget, string] = [signal, 'abort'],
): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const end = () => {
      clearTimeout(timer);
      waiting.abort();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end, { signal: waiting.signal });
    target.addEventListener(event, end, { signal: waiting.signal });
    if (signal.aborted) end();
  });
}

/** A list does not change below a row that is being dragged. */
function watchDragging(signal: AbortSignal) {
  let ended: Promise<void> | null = null;
  let end = () => {};
  const begin = () => {
    ended ??= new Promise((resolve) => {
      end = resolve;
    });
  };
  const drop = () => {
    end();
    ended = null;
  };
  addEventListener('dragstart', begin, { signal });
  // No pointer moves during a drag, the end of which is not told once its row is gone.
  for (const event of ['dragend', 'drop', 'pointermove'])
    addEventListener(event, () => ended !== null && setTimeout(drop), { signal });
  signal.addEventListener('abort', drop);
  return {
    settle: async () => {
      await ended;
    },
  };
}

/**
 * Shows what others change in an open collaborative playlist, until the returned function is
 * called. A hidden page hears nothing, and looks when it is shown again. See
 * docs/product/collaboration.md.
 */
export function followPlaylist(
  dispatch: ReturnType<typeof useAppDispatch>,
  id: string,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const { settle } = watchDragging(signal);
  let isDue = false;
  let isBusy = false;

  const lookElsewhere = () => {
    dispatch(api.util.invalidateTags([{ type: 'Playlist', id }, listTag('Playlist')]));
    dispatch(rereadCollaboration());
  };

  /** Returns how many calls it made. */
  const readAndShow = async (): Promise<number> => {
    const { reads, problem, fresh, show } = await dispatch(readPlaylistAnew(id));
    await settle();
    if (signal.aborted) return reads;
    if (problem?.kind === 'not-found') lookElsewhere();
    const before = dispatch(knownPlaylist(id));
    if (!before || !fresh || !show) return reads;
    const keys = { before: before.tracks.map(entryKey), after: fresh.tracks.map(entryKey) };
    keepRowsInPlace(() => {
      if (!dispatch(show)) isDue = true;
    }, keys);
    dispatch(rereadCollaboration());
    return reads;
  };

  const look = async () => {
    isDue = true;
    if (isBusy) return;
    isBusy = true;
    while (isDue && !signal.aborted) {
      isDue = false;
      await rest(perRead * (await readAndShow()), signal);
    }
    isBusy = false;
  };

  async function connect() {
    let wait = pause.first;
    while (!signal.aborted) {
      if (document.hidden) {
        await rest(pause.most, signal, [document, 'visibilitychange']);
        continue;
      }
      const reading = new AbortController();
      const stop = () => (signal.aborted || document.hidden) && reading.abort();
      signal.addEventListener('abort', stop, { signal: reading.signal });
      document.addEventListener('visibilitychange', stop, { signal: reading.signal });
      const onMessage = ({ kind }: { kind: 'ping' | 'changed' }) => {
        wait = pause.first;
        if (kind === 'changed') void look();
      };
      const reader = { schema: playlistMessageSchema, onMessage };
      const status = await readStream(`/playlists/${id}/stream`, reader, reading.signal);
      reading.abort();
      if (signal.aborted) break;
      // The person takes part no more, or is signed out.
      if (status === 404) lookElsewhere();
      if (status >= 400 && status < 500 && status !== 429) break;
      // At random, so that a restart of the server does not bring all of them at once.
      await rest(wait * (0.5 + Math.random()), signal, [window, 'online']);
      wait = Math.min(wait * 2, pause.most);
    }
  }

  void connect();
  return () => leaving.abort();
}

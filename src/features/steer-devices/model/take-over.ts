import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import {
  completeQueue,
  type ContinuedQueue,
  continuePlayback,
  isTogether,
} from '@/entities/playback';
import { playerLimits } from '@/shared/contract/limits.ts';
import type { KeptQueue } from '@/shared/contract/player.ts';
import type { Track } from '@/shared/contract/track.ts';
import { readQueue, readTracks } from '../api/player-server';
import { toKeptKey } from './keep-queue';
import { secondsNow, type PlayerView } from './player-view';

/** Without the tracks that are not known. */
function toQueue(
  { entries, order }: Pick<KeptQueue, 'entries' | 'order'>,
  tracks: ReadonlyMap<string, Track>,
  currentKey: number | undefined,
): ContinuedQueue {
  const known = entries.filter(({ trackId }) => tracks.has(trackId));
  const queue = known.flatMap(({ key, trackId, isAdded }) => {
    const track = tracks.get(trackId);
    return track ? { key: toKeptKey(key), track: { ...track }, isAdded: isAdded ?? false } : [];
  });
  const places = new Map(known.map(({ key }, place) => [key, place]));
  const heard = (order ?? known.map(({ key }) => key)).filter((key) => places.has(key));
  return {
    queue,
    order: heard.map((key) => places.get(key) ?? 0),
    at: heard.findIndex((key) => key === currentKey),
  };
}

type Taking = {
  view: () => PlayerView;
  /** The part plays; nothing is sent of it before the whole is here. */
  onPart: (kept: KeptQueue, part: ContinuedQueue) => void;
  onWhole: () => void;
};

/**
 * Plays here what another device of the account plays or left, from where that is. The song that
 * is heard comes first; the rest of a long queue follows.
 *
 * @returns whether it plays
 */
export async function takeOver(
  dispatch: ThunkDispatch<never, unknown, UnknownAction>,
  { view, onPart, onWhole }: Taking,
): Promise<boolean> {
  const kept = await readQueue();
  const { playing } = view().player ?? {};
  if (kept === null || !playing) return false;
  const { entries, isShuffled, repeatMode } = kept;
  // The session stays on the device that takes part in it.
  const source = isTogether(kept) ? null : kept.source;
  const order = kept.order ?? entries.map(({ key }) => key);
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const isAtPlace = byKey.get(order[playing.at] ?? -1)?.trackId === playing.track.id;
  const found = order.findIndex((key) => byKey.get(key)?.trackId === playing.track.id);
  const at = isAtPlace ? playing.at : found;
  if (at < 0) return false;

  const known = new Map<string, Track>();
  const read = async (keys: readonly number[]) => {
    const ids = new Set(keys.flatMap((key) => byKey.get(key)?.trackId ?? []));
    const tracks = await readTracks([...ids].filter((id) => !known.has(id)));
    for (const track of tracks ?? []) known.set(track.id, track);
    return tracks !== null;
  };
  const { tracks: count } = playerLimits;
  const first = Math.max(0, at - 20);
  const near = order.slice(first, first + count);
  if (!(await read(near)) || !known.has(playing.track.id)) return false;
  const nearKeys = new Set(near);
  const part = toQueue(
    {
      entries: entries.filter(({ key }) => nearKeys.has(key)),
      order: kept.order && near,
    },
    known,
    order[at],
  );
  onPart(kept, part);
  const seconds = secondsNow(view(), performance.now());
  const settings = { source, isShuffled, repeatMode };
  dispatch(continuePlayback({ ...part, ...settings, seconds }));
  const rest = order.filter((key) => !nearKeys.has(key));
  for (let from = 0; from < rest.length; from += count) {
    // Without an answer the part stays here, and the whole at the server.
    if (!(await read(rest.slice(from, from + count)))) return true;
  }
  if (rest.length > 0) dispatch(completeQueue(part, toQueue(kept, known, order[at])));
  onWhole();
  return true;
}

import { type PlaybackRoot, extendQueue, selectPlayback } from '@/entities/playback';
import { type TrackList, entryKey } from '@/entities/track';
import type { Problem } from '@/shared/api';
import type { Track } from '@/shared/contract/track.ts';
import { logFailure } from '@/shared/lib/log';
import type { AppThunk } from '@/shared/redux';
import { readings } from './reading';

type ListThunk<Result> = AppThunk<Result, never>;
type Answer = Promise<{ problem?: Problem }>;

/** A list that can be read on. */
export type ReadableList = {
  /** Names the list as the origin of the queue, for example `playlist:pls_1`. */
  source: string;
  /** What is known of it now. */
  known: () => ListThunk<TrackList | undefined>;
  readNextPart: () => ListThunk<Answer>;
  /** Begins again; for a list that has changed elsewhere while it was read. */
  readAnew: () => ListThunk<Answer>;
};

/** Whether the queue was made from the list as it was known, and nothing of the part is in it. */
const goesOn =
  (last: Track | undefined, next: Track): AppThunk<boolean, PlaybackRoot> =>
  (_dispatch, getState) => {
    if (!last) return false;
    const { queue } = selectPlayback(getState());
    const has = (key: string) => queue.some(({ track }) => entryKey(track) === key);
    return has(entryKey(last)) && !has(entryKey(next));
  };

const readOnePart =
  (list: ReadableList): ListThunk<Answer> =>
  async (dispatch) => {
    const before = dispatch(list.known())?.tracks ?? [];
    const answer = await dispatch(list.readNextPart());
    const added = dispatch(list.known())?.tracks.slice(before.length) ?? [];
    const [next] = added;
    if (next && dispatch(goesOn(before.at(-1), next))) {
      dispatch(extendQueue({ source: list.source, tracks: added }));
    }
    return answer;
  };

/**
 * Reads a list on until so many of its tracks are known, one part after the other; a queue that was
 * made from it grows with it. After a failure nothing is asked for until `isRetry`.
 */
export const readList =
  (list: ReadableList, rows: number, { isRetry = false } = {}): ListThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { source } = list;
    const reading = readings.of({ getState });
    const { wanted } = reading;
    wanted.set(source, Math.max(rows, wanted.get(source) ?? 0));
    const { isReading, problem } = reading.of(source);
    if (isReading || (problem && !isRetry)) return;
    let mayBeginAgain = true;
    const isDue = () => {
      const known = dispatch(list.known());
      return Boolean(known?.nextCursor) && (known?.tracks.length ?? 0) < (wanted.get(source) ?? 0);
    };
    const isTorn = () => {
      const known = dispatch(list.known());
      return known?.nextCursor === null && known.tracks.length !== known.trackCount;
    };
    let failure: Problem | undefined;
    if (!isDue()) return;
    reading.put(source, { isReading: true, problem: null });
    while (!failure && isDue()) {
      const answer = await dispatch(readOnePart(list));
      failure = answer.problem;
      if (!failure && isTorn() && mayBeginAgain) {
        mayBeginAgain = false;
        failure = (await dispatch(list.readAnew())).problem;
      }
    }
    if (failure) logFailure('readTracks', failure);
    wanted.delete(source);
    reading.put(source, { isReading: false, problem: failure ?? null });
  };

import { type PlaybackRoot, arrangeQueue, extendQueue, selectPlayback } from '@/entities/playback';
import { type TrackList, entryKey } from '@/entities/track';
import type { Problem } from '@/shared/api';
import type { Track } from '@/shared/contract/track.ts';
import { logFailure } from '@/shared/lib/log';
import type { AppThunk } from '@/shared/redux';
import { readings } from './reading';

type ListThunk<Result> = AppThunk<Result, never>;
type Answer = Promise<{ problem?: Problem }>;

export type ReadableList = {
  source: string;
  known: () => ListThunk<TrackList | undefined>;
  readNextPart: () => ListThunk<Answer>;
  /** Starts over after the list has changed elsewhere. */
  readAnew: () => ListThunk<Answer>;
};

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
  async (dispatch, getState) => {
    const before = dispatch(list.known())?.tracks ?? [];
    const answer = await dispatch(list.readNextPart());
    const added = dispatch(list.known())?.tracks.slice(before.length) ?? [];
    const [next] = added;
    if (next && dispatch(goesOn(before.at(-1), next))) {
      dispatch(extendQueue({ source: list.source, tracks: added }));
      const arrange = readings.of({ getState }).arranged.get(list.source);
      if (arrange) dispatch(arrangeQueue(list.source, arrange));
    }
    return answer;
  };

/** Reads until `rows` tracks are known; after a failure it needs `isRetry`. */
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

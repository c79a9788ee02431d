import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { type Arrange, useIsSourcePlaying } from '@/entities/playback';
import type { TrackList } from '@/entities/track';
import { useAppDispatch } from '@/shared/redux';
import { type ReadableList, readList } from './read-list';
import { readings } from './reading';

/** Rows read beyond the visible ones. */
const margin = 200;

/** `readTo` a row for the window, or `readAll`; after a failure it waits for `retry`. */
export function useReadTracks(list: ReadableList, known: TrackList | undefined) {
  const dispatch = useAppDispatch();
  const { source } = list;
  const { subscribe, of, arranged } = readings.of(useStore());
  const { isReading, problem } = useSyncExternalStore(subscribe, () => of(source));
  const isPlaying = useIsSourcePlaying(source);
  const isPartial = Boolean(known?.nextCursor);

  const read = (rows: number, isRetry: boolean) => {
    if (isPartial) void dispatch(readList(list, rows, { isRetry }));
  };
  const readAll = () => read(Infinity, false);
  const readTo = (rows: number) => read(rows + margin, false);
  const retry = () => read((known?.tracks.length ?? 0) + margin, true);

  useEffect(() => {
    if (isPlaying) readAll();
  });

  /** The list was started in this order, which its parts to come follow, too. */
  const keepOrder = (arrange: Arrange | null) => {
    if (arrange) arranged.set(source, arrange);
    else arranged.delete(source);
  };

  return { keepOrder, isReading, isPartial, hasFailed: isPartial && problem !== null, readTo, readAll, retry };
}

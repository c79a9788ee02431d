import {
  type PlaybackRoot,
  playShuffled,
  selectSource,
  type useToggleTracks,
} from '@/entities/playback';
import type { AppThunk } from '@/shared/redux';
import { listSource, type MusicList } from '../lib/music-list';
import { type OpenedList, openList } from './open-list';
import { readList } from './read-list';
import { readableList, readWholeList } from './whole-list';

/** `empty`: there is nothing to play. */
export type PlayOutcome = 'played' | 'failed' | 'empty';

const isQueue =
  (source: string): AppThunk<boolean, PlaybackRoot> =>
  (_dispatch, getState) =>
    selectSource(getState()) === source;

/** Only the list pressed last starts to play. */
let presses = 0;

/** Plays the first tracks at once; the others follow when they arrive. */
const start =
  (
    list: MusicList,
    play: (tracks: OpenedList['tracks'], startAt: number) => void,
    from?: string,
  ): AppThunk<Promise<PlayOutcome>, never> =>
  async (dispatch) => {
    presses += 1;
    const press = presses;
    const { opened, close } = dispatch(openList(list));
    try {
      const answer = await opened;
      if (!answer) return 'failed';
      if (answer.tracks.length === 0) return 'empty';
      const isThere = from === undefined || answer.tracks.some(({ id }) => id === from);
      const tracks = isThere ? answer.tracks : await dispatch(readWholeList(list));
      if (tracks === null) return 'failed';
      if (press !== presses) return 'played';
      play(
        tracks,
        Math.max(
          0,
          tracks.findIndex(({ id }) => id === from),
        ),
      );
      const rest = readableList(list);
      if (rest) await dispatch(readList(rest, Infinity));
      return 'played';
    } finally {
      close();
    }
  };

/** Plays, pauses or resumes a list known only by its address; it begins `from` a track of it. */
export const playOrPause =
  (
    list: MusicList,
    toggle: ReturnType<typeof useToggleTracks>,
    from?: string,
  ): AppThunk<Promise<PlayOutcome>, never> =>
  async (dispatch) => {
    const source = listSource(list);
    if (!dispatch(isQueue(source))) {
      return dispatch(
        start(
          list,
          (tracks, startAt) => toggle({ tracks, source, ...(from !== undefined && { startAt }) }),
          from,
        ),
      );
    }
    presses += 1;
    toggle({ tracks: [], source });
    return 'played';
  };

/** Turns shuffle on, as its button in the player does, and plays the list from anywhere in it. */
export const shuffleList =
  (list: MusicList): AppThunk<Promise<PlayOutcome>, never> =>
  (dispatch) => {
    const source = listSource(list);
    return dispatch(start(list, (tracks) => dispatch(playShuffled({ tracks, source }))));
  };

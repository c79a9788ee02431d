import { isProblem } from '@/shared/api';
import type { Track } from '@/shared/contract/track.ts';
import type { AppThunk } from '@/shared/redux';
import { type RadioCall, radioApi } from '../api/radio-api';
import { type PlaybackRoot, queueReplaced } from './playback-slice';

type RadioStart = Pick<RadioCall, 'kind' | 'id'> & {
  /** Played first. */
  first?: Track;
};

/** `none`: nothing is similar, and what plays goes on. */
type RadioOutcome = 'started' | 'none' | 'failed';

export const startRadio =
  ({ kind, id, first }: RadioStart): AppThunk<Promise<RadioOutcome>, PlaybackRoot> =>
  async (dispatch) => {
    const options = { subscribe: false, forceRefetch: true };
    const call = radioApi.endpoints.radio.initiate({ kind, id }, options);
    const { data, error } = await dispatch(call);
    if (!data) return isProblem(error) && error.kind === 'not-found' ? 'none' : 'failed';
    if (data.tracks.length === 0) return 'none';
    const tracks = first ? [first, ...data.tracks] : data.tracks;
    dispatch(queueReplaced({ tracks, startAt: 0, source: `radio:${kind}:${id}` }));
    return 'started';
  };

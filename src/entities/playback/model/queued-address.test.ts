// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { playingState } from '../testing/playing-state';
import { queuedTrack } from '../testing/queued-tracks';
import { queueTracks, queueTracksNext } from './edit-queue';
import { playbackSlice } from './playback-slice';
import { emptyPlayback } from './playback-state';

const faro = queuedTrack({ id: 'trk_faro' });

function player(playback = playingState({}, [queuedTrack()])) {
  const store = configureStore({
    reducer: { playback: playbackSlice.reducer },
    preloadedState: { playback },
  });
  const queue = () => store.getState().playback.queue.map(({ track }) => track);
  const addresses = () => queue().map(({ audioUrl }) => audioUrl);
  return { dispatch: store.dispatch, queue, addresses };
}

// Proves plays: The player's part: queueing
it('marks the address of a track queued by hand, once', () => {
  const { dispatch, queue, addresses } = player();
  dispatch(queueTracks({ tracks: [faro] }));
  expect(addresses()).toEqual([queuedTrack().audioUrl, `${faro.audioUrl}&q=1`]);
  dispatch(queueTracksNext({ tracks: queue().slice(1) }));
  expect(addresses().filter((address) => address === `${faro.audioUrl}&q=1`)).toHaveLength(2);
});

it('does not mark a track that plays at once', () => {
  const { dispatch, addresses } = player(emptyPlayback(1));
  dispatch(queueTracks({ tracks: [faro] }));
  expect(addresses()).toEqual([faro.audioUrl]);
});

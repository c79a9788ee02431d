// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { joinedPlayer } from '../testing/joined-player';
import { queuedTracks } from '../testing/queued-tracks';
import { backRestarts, goBack } from './go-back';
import { queueReplaced } from './playback-slice';
import { playbackPosition } from './position';

const [luna, faro] = queuedTracks.map(({ id }) => id);

// Proves player: 'Anterior' restarts
it.each([
  [2, true, luna, 0],
  [4, true, faro, 0],
  [4, false, luna, 0],
])('after %d seconds, restarting %s, plays %s at %d', (seconds, restarts, id, position) => {
  backRestarts.write(restarts);
  const { dispatch, currentId } = joinedPlayer();
  dispatch(queueReplaced({ tracks: queuedTracks, startAt: 1 }));
  playbackPosition.moveTo(seconds);
  dispatch(goBack());
  expect(currentId()).toBe(id);
  expect(playbackPosition.getSnapshot()).toBe(position);
});

// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Track } from '@/shared/contract/track.ts';
import { joinedPlayer } from '../testing/joined-player';
import { queuedTracks } from '../testing/queued-tracks';
import { arrangeQueue } from './arrange-queue';
import { queueTracks } from './edit-queue';
import { extendQueue } from './extend-queue';
import { queueReplaced } from './playback-slice';

const [base] = queuedTracks;
const source = 'playlist:pls_1';
const named = (title: string): Track => {
  if (!base) throw new Error('There is no track.');
  return { ...base, id: `trk_${title}`, title };
};
const byTitle = (tracks: readonly Track[]) =>
  tracks.toSorted((one, other) => one.title.localeCompare(other.title));

it('plays a sorted list as it is shown to its end, though most was read later', () => {
  const player = joinedPlayer();
  const { dispatch, store } = player;
  const playback = () => store.getState().playback;
  const heard = () => playback().order.map((index) => playback().queue[index]?.track.title);
  dispatch(queueReplaced({ tracks: ['b', 'd', 'f'].map(named), startAt: 0, source }));
  dispatch(queueTracks({ tracks: [named('mine')] }));
  dispatch(extendQueue({ source, tracks: ['e', 'a', 'c'].map(named) }));
  dispatch(arrangeQueue(source, byTitle));
  expect(heard()).toEqual(['a', 'b', 'mine', 'c', 'd', 'e', 'f']);
  expect(playback().queue[playback().order[playback().at] ?? -1]?.track.title).toBe('b');
  dispatch(arrangeQueue('playlist:pls_2', (tracks) => byTitle(tracks).toReversed()));
  expect(heard()[0]).toBe('a');
  player.leave();
});

import { playTable } from '../modules/listening/play/play.table.ts';
import type { ReleaseApp } from './start-release-app.ts';
import { call, type WritingCalls } from './writing-call.ts';

/** Calls about what a listener played. */
export const historyCalls = ({ clock, db, people }: ReleaseApp): Record<string, WritingCalls> => ({
  async *history() {
    const playedAt = clock();
    const play = { id: 'play_1', listenerId: people['fan']?.id, trackId: 'trk_1', playedAt };
    await db.insert(playTable).values(play);
    const at = playedAt.toISOString();
    yield call('fan', 'DELETE', 'user/history/play_1');
    yield call('fan', 'POST', 'user/history/recall', { forgottenAt: at });
    const listens = [{ trackId: 'trk_2', playedAt: at }];
    yield call('fan', 'POST', 'user/history/brought', { listens });
    yield call('fan', 'POST', 'user/history/brought/removal', { listens });
    const heard = { id: 'heard_1', trackId: 'trk_2', permit: 'none', playedAt: at };
    yield call('fan', 'POST', 'user/offline-plays', { device: 'dev_1', plays: [heard] });
    yield call('fan', 'DELETE', `user/history?from=${at}&to=2100-01-01T00:00:00Z`);
  },
});

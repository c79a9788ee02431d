import type { AppModule } from '../../../platform/app.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { deleteExpired } from './deleted-playlist.repository.ts';
import { deleteOldActs } from './playlist-log.repository.ts';
import { deleteExpiredInvites } from './playlist-member.repository.ts';

/** Milliseconds. */
const sweepEvery = 60 * 60 * 1000;

export const playlistJobs: AppModule = (app, { db, clock }) => {
  app.jobs.define({
    name: 'playlist.sweep',
    lane: 'hours',
    every: sweepEvery,
    run: async () => {
      for (let isLeft = true; isLeft;) {
        isLeft = await inTransaction(db, (tx) => deleteExpired(tx, clock()));
      }
      for (let isLeft = true; isLeft;) {
        isLeft = await inTransaction(db, (tx) => deleteOldActs(tx, clock()));
      }
      await deleteExpiredInvites(db, clock());
    },
  });
};

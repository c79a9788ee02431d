import type { Dependencies } from '../../platform/app.ts';
import { askDatabase } from '../../platform/database/ask-database.ts';
import { findLateJob } from '../../platform/jobs/job.repository.ts';
import { findPopularTracks } from '../audio/index.ts';
import { createSearch } from '../search/index.ts';
import type { Probe } from './watch-service.ts';

/** Milliseconds before a job is late. */
const lateAfter = 5 * 60_000;

/** Milliseconds from the database's clock. */
const clockMost = 60_000;

/** Bytes of sound. */
const aTaste = 1_024;

export function getProbes(dependencies: Dependencies): Probe[] {
  const { db, clock, databaseClock, assets, disk, media } = dependencies;
  const { search } = createSearch(dependencies);
  return [
    { service: 'database', ask: () => askDatabase(db) },
    {
      service: 'jobs',
      async ask() {
        const now = (await databaseClock()).getTime();
        const ahead = clock().getTime() - now;
        if (Math.abs(ahead) > clockMost) {
          throw new Error(`clock: ${Math.round(ahead / 1_000)} s ahead of the database`);
        }
        const late = await findLateJob(db, new Date(now - lateAfter));
        if (late) throw new Error(`${late.kind}: ${late.lastError ?? 'not begun'}`);
      },
    },
    {
      service: 'assets',
      async ask() {
        await disk.requireRoom();
        await assets.check();
      },
    },
    {
      service: 'sound',
      async ask() {
        const [track] = await findPopularTracks(db, 1);
        if (!track) return;
        const sound = media.sound(track, 'listener');
        const open = sound.open({ start: 0, end: Math.min(aTaste, sound.bytes) });
        try {
          await open.read(0, aTaste);
        } finally {
          open.close();
        }
      },
    },
    { service: 'search', ask: () => search('la', null) },
  ];
}

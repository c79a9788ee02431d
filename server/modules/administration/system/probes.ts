import type { JobState } from '#contract/job.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { askDatabase } from '../../../platform/database/ask-database.ts';
import type { Mailer } from '../../../platform/email/mailer.ts';
import { findPopularTracks } from '../../listening/audio/index.ts';
import { createSearch } from '../../listening/search/index.ts';
import type { Failure, Probe } from './watch-service.ts';

/** Milliseconds from the database's clock. */
const clockMost = 60_000;

/** Bytes of sound. */
const aTaste = 1_024;

export function getProbes(
  dependencies: Dependencies,
  findJobs: () => Promise<JobState>,
  mailer: Mailer | null,
): Probe[] {
  const { db, machineClock, databaseClock, assets, disk, media } = dependencies;
  const { search } = createSearch(dependencies);
  let found: JobState | null = null;
  return [
    { service: 'database', ask: () => askDatabase(db) },
    {
      service: 'jobs',
      async ask() {
        const now = (await databaseClock()).getTime();
        const ahead = machineClock().getTime() - now;
        if (Math.abs(ahead) > clockMost) {
          throw new Error(`clock: ${Math.round(ahead / 1_000)} s ahead of the database`);
        }
        found = await findJobs();
        requireMoving(found);
      },
      getWarning: () => found && findAbandoned(found),
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
    ...(mailer === null ? [] : [{ service: 'mail', ask: async () => requireAccepted(mailer) }]),
    { service: 'search', ask: () => search('la', null) },
  ];
}

/** @throws while this server's mails are refused. */
function requireAccepted(mailer: Mailer): void {
  const refusal = mailer.refusal();
  if (refusal !== null) throw new Error(refusal.reason);
}

/** @throws for a lane that stands still. */
function requireMoving({ lanes, kinds, failed }: JobState): void {
  const still = lanes.find(({ isStandingStill }) => isStandingStill);
  const oldest = kinds.find(
    ({ lane, waitingSince }) => lane === still?.lane && waitingSince === still.waitingSince,
  );
  if (oldest === undefined) return;
  const reason = failed.find(({ kind }) => kind === oldest.kind)?.reason;
  throw new Error(`${oldest.kind}: ${reason ?? 'not begun'}`);
}

function findAbandoned({ failed: [first] }: JobState): Failure | null {
  if (!first?.abandonedAt) return null;
  return { at: new Date(first.abandonedAt), reason: `${first.kind}: ${first.reason}` };
}

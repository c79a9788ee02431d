import { measureLoudness } from '../../../media/loudness/measure-loudness.ts';
import type { AppModule, Dependencies } from '../../../platform/app.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { Problem } from '../../../platform/problems.ts';
import { saveLoudness } from '../track/index.ts';
import { findUnmeasured } from './loudness.repository.ts';

/** Milliseconds: between two runs, and of one, so that other jobs of the lane take their turn. */
const every = 60_000;
const most = 45_000;

const atOnce = 20;

/**
 * Measures songs that wait for it, one at a time and in a thread of low rank. See
 * docs/product/imported-music.md.
 */
export const loudnessJobs: AppModule = (app, dependencies) => {
  app.jobs.define({
    name: 'loudness.measure',
    lane: 'hours',
    every,
    run: ({ signal }) => measureWaiting(dependencies, signal),
  });
};

type Needs = Pick<Dependencies, 'db' | 'media' | 'clock' | 'elapsed'>;

/** Songs that cannot be read or decoded are left out until their file changes. */
async function measureWaiting(needs: Needs, signal: AbortSignal): Promise<void> {
  const { db, clock, elapsed } = needs;
  const began = elapsed();
  for (;;) {
    const waiting = await findUnmeasured(db, atOnce);
    for (const track of waiting) {
      signal.throwIfAborted();
      const loudness = await measure(needs, track, signal);
      const measured = { loudness, now: clock() };
      await inTransaction(db, (tx) => saveLoudness(tx, [track.id], measured));
      if (elapsed() - began > most) return;
    }
    if (waiting.length < atOnce) return;
  }
}

type Track = Awaited<ReturnType<typeof findUnmeasured>>[number];

/** Sound that neither was sent nor is a file is composed by the demo, which knows its loudness. */
async function measure({ media }: Needs, track: Track, signal: AbortSignal) {
  if (track.asset === null && !track.file) return null;
  const sound = media.sound(track, 'listener');
  try {
    return await measureLoudness(sound, signal);
  } catch (error) {
    signal.throwIfAborted();
    // A store that is out of reach comes back; a file that changed is imported again.
    if (track.asset === null || error instanceof Problem) return null;
    throw error;
  }
}

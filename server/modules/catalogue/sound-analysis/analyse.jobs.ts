import { analyseSound } from '../../../media/analysis/analyse-sound.ts';
import { nothingClear, type SoundAnalysis } from '../../../media/analysis/analysis-messages.ts';
import type { SoundSubject } from '../../../media/media-source.ts';
import type { AppModule, Dependencies } from '../../../platform/app.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { Problem } from '../../../platform/problems.ts';
import { saveAnalysis } from '../track/index.ts';
import { findWaitingSounds } from './waiting-sound.repository.ts';

/** Milliseconds: between two runs, and of one, so that other jobs of the lane take their turn. */
const every = 60_000;
const most = 45_000;

const atOnce = 20;

/** Listens to songs that wait for it, one at a time. See docs/product/imported-music.md. */
export const analysisJobs: AppModule = (app, dependencies) => {
  app.jobs.define({
    name: 'sound.analyse',
    lane: 'hours',
    every,
    run: ({ signal }) => analyseWaiting(dependencies, signal),
  });
};

type Needs = Pick<Dependencies, 'db' | 'media' | 'clock' | 'elapsed'>;

/** Songs that cannot be read or decoded are left out until their file changes. */
async function analyseWaiting(needs: Needs, signal: AbortSignal): Promise<void> {
  const { db, clock, elapsed } = needs;
  const began = elapsed();
  for (;;) {
    const waiting = await findWaitingSounds(db, atOnce);
    for (const track of waiting) {
      signal.throwIfAborted();
      const analysis = await analyse(needs, track, signal);
      await inTransaction(db, (tx) => saveAnalysis(tx, track.id, { ...analysis, now: clock() }));
      if (elapsed() - began > most) return;
    }
    if (waiting.length < atOnce) return;
  }
}

/** Sound that neither was sent nor is a file is composed by the demo, which knows all of it. */
async function analyse(
  { media }: Needs,
  track: SoundSubject,
  signal: AbortSignal,
): Promise<SoundAnalysis> {
  if (track.asset === null && !track.file) return nothingClear;
  const sound = media.sound(track, 'listener');
  try {
    return await analyseSound(sound, signal);
  } catch (error) {
    signal.throwIfAborted();
    // A store that is out of reach comes back; a file that changed is imported again.
    if (track.asset === null || error instanceof Problem) return nothingClear;
    throw error;
  }
}

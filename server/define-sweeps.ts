import { removeJob } from './platform/assets/assets.ts';
import { sweepShared } from './platform/attempts/shared-attempts.ts';
import type { Foundation } from './platform/app.ts';
import type { makeJobs } from './platform/jobs/jobs.ts';
import { forgetAnswers } from './platform/repeats/answer-once.ts';

/** Milliseconds. */
const every = 3_600_000;

/** What the platform removes: files without an owner, old answers, events and attempts. */
export function defineSweeps(
  jobs: ReturnType<typeof makeJobs>,
  ofJobs: Foundation,
  events: { sweep: () => Promise<unknown> },
  isEmpty: () => boolean,
): void {
  const lane = 'hours';
  jobs.define({
    name: 'assets.sweep',
    lane,
    every,
    // A restore may need what an earlier one has left.
    run: async () => (isEmpty() ? undefined : ofJobs.assets.sweep()),
  });
  jobs.define({
    name: removeJob,
    lane: 'minutes',
    run: ({ payload }) => ofJobs.assets.remove((payload as { hash: string }).hash),
  });
  jobs.define({
    name: 'answers.forget',
    lane,
    every,
    run: () => forgetAnswers(ofJobs.db, ofJobs.clock()),
  });
  jobs.define({ name: 'events.sweep', lane, every, run: () => events.sweep() });
  jobs.define({ name: 'attempts.sweep', lane, every, run: () => sweepShared(ofJobs) });
}

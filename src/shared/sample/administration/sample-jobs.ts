import type { JobKindState, JobState } from '../../contract/job.ts';

const at = (time: string) => `2026-11-19T${time}.000Z`;

const idle = {
  isRepeated: true,
  isRunning: false,
  waiting: 0,
  waitingSince: null,
  abandoned: 0,
} satisfies Partial<JobKindState>;

const ran = (time: string, duration: number) => ({ at: at(time), duration, hasFailed: false });

/** A quiet service. */
export const sampleJobs: JobState = {
  lanes: (['seconds', 'email', 'minutes', 'hours'] as const).map((lane) => ({
    lane,
    waitingSince: null,
    isStandingStill: false,
  })),
  kinds: [
    {
      ...idle,
      kind: 'release.publish',
      lane: 'seconds',
      isRepeated: false,
      lastRun: ran('00:00:04', 212),
      nextAt: '2026-11-20T00:00:00.000Z',
    },
    {
      ...idle,
      kind: 'stories.expire',
      lane: 'seconds',
      lastRun: ran('11:59:40', 9),
      nextAt: at('12:00:40'),
    },
    {
      ...idle,
      kind: 'account.tell',
      lane: 'email',
      isRepeated: false,
      lastRun: ran('09:12:33', 48),
      nextAt: null,
    },
    {
      ...idle,
      kind: 'figures.count',
      lane: 'minutes',
      lastRun: ran('11:59:58', 640),
      nextAt: at('12:00:18'),
    },
    {
      ...idle,
      kind: 'figures.sum-up',
      lane: 'minutes',
      isRunning: true,
      lastRun: ran('11:59:20', 8_410),
      nextAt: null,
    },
    {
      ...idle,
      kind: 'release.encode',
      lane: 'hours',
      isRepeated: false,
      waiting: 3,
      waitingSince: at('11:58:00'),
      lastRun: ran('11:57:10', 41_200),
      nextAt: at('11:58:00'),
    },
    { ...idle, kind: 'statement.close', lane: 'hours', lastRun: null, nextAt: at('12:30:00') },
  ],
  failed: [],
};

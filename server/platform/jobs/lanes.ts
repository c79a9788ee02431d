import type { Lane } from '#contract/job.ts';

const minute = 60_000;

type LaneRules = {
  /** Jobs of a server at once, each of another kind. */
  atOnce: number;
  /** Milliseconds after which a kind's run is given up, unless the kind has its own limit. */
  deadline: number;
  /** Milliseconds after which a due job means that the lane stands still. */
  patience: number;
  /** After the last one it waits for an admin: ten take an hour and a half, each further one an hour. */
  attempts: number;
};

/** Source: docs/decisions/modules-and-jobs.md. */
export const laneRules: Record<Lane, LaneRules> = {
  seconds: { atOnce: 4, deadline: 5 * minute, patience: minute, attempts: 10 },
  email: { atOnce: 2, deadline: 2 * minute, patience: 5 * minute, attempts: 34 },
  minutes: { atOnce: 4, deadline: 60 * minute, patience: 15 * minute, attempts: 10 },
  hours: { atOnce: 2, deadline: 12 * 60 * minute, patience: 6 * 60 * minute, attempts: 10 },
};

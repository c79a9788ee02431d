import { busyProblem } from '../../platform/busy-problem.ts';
import type { Probes } from './probes.ts';

type Kind = keyof Probes;

/** Read at once. Sound and video take longest, so they never hold pictures. */
const atOnce: { [kind in Kind]: number } = { picture: 2, sound: 1, alac: 1, video: 1 };

/** Of each kind. */
const waitingMost = 64;

/** Seconds. */
const retryAfter = 5;

type Entry = { person: string; kind: Kind; start: () => Promise<void> };

const waiting: Entry[] = [];
const running: Entry[] = [];

const count = (entries: readonly Entry[], kind: Kind) =>
  entries.filter((entry) => entry.kind === kind).length;

/**
 * Runs the work when its kind has a place and the person has nothing else under way.
 *
 * @throws {Problem} 503 when too many of the kind wait.
 */
export function takeTurn<Result>(
  person: string,
  kind: Kind,
  work: () => Promise<Result>,
): Promise<Result> {
  if (count(waiting, kind) >= waitingMost) return Promise.reject(busyProblem(retryAfter));
  return new Promise((resolve, reject) => {
    waiting.push({ person, kind, start: () => work().then(resolve, reject) });
    startNext();
  });
}

function startNext() {
  const index = waiting.findIndex(
    ({ person, kind }) =>
      count(running, kind) < atOnce[kind] && !running.some((entry) => entry.person === person),
  );
  const [next] = index < 0 ? [] : waiting.splice(index, 1);
  if (next === undefined) return;
  running.push(next);
  void next.start().finally(() => {
    running.splice(running.indexOf(next), 1);
    startNext();
  });
  startNext();
}

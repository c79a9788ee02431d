import { projectFiles } from '../project-files.ts';
import { openKeptResults, type KeptResults } from './kept-results.ts';
import { readFileDigests } from './file-digests.ts';
import type { Suite } from './suites.ts';

export type PlannedSuite = Suite & {
  /** The runner's own options and the paths to run; without paths it runs all. */
  args: string[];
  kept?: KeptResults;
  /** Files that run, where not all do. */
  remaining?: string[];
  /** Files that passed before, with their tests. */
  before: { files: number; tests: number };
};

type Plan = Suite & { args: string[] };

const none = { files: 0, tests: 0 };

/** `force` runs everything, and keeps what passes all the same. */
export function planSuite(
  suite: Plan,
  folder: string,
  cache: string,
  force: boolean,
): PlannedSuite {
  const { keeps } = suite;
  if (!keeps) return { ...suite, before: none };
  const kept = openKeptResults(cache, suite.name, () => readFileDigests(folder, keeps));
  const all = projectFiles(keeps.tests, { folder, exclude: keeps.not ?? [] });
  const counts = new Map(force ? [] : all.map((path) => [path, kept.recall(path)]));
  const remaining = all.filter((path) => counts.get(path) === undefined);
  if (remaining.length === all.length) return { ...suite, kept, before: none };
  const tests = [...counts.values()].reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return {
    ...suite,
    args: [...suite.args, ...(suite.tool === 'node' ? [] : [...runsNothing(suite), ...remaining])],
    kept,
    remaining,
    before: { files: all.length - remaining.length, tests },
  };
}

/** A file may have only tests of another run. */
const runsNothing = ({ tool }: Suite) =>
  tool === 'playwright' ? ['--pass-with-no-tests'] : ['--passWithNoTests'];

/** Leaves out what passed whole, except what another suite reads. */
export function withoutKept(plans: readonly PlannedSuite[]): PlannedSuite[] {
  const hasWork = ({ remaining }: PlannedSuite) => remaining === undefined || remaining.length > 0;
  return plans.filter(
    (plan) => hasWork(plan) || plans.some((other) => other.after === plan.name && hasWork(other)),
  );
}

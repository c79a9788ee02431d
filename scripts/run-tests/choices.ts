import type { Run, Suite } from './suites.ts';

/** `index` counts from one. */
export type Shard = { index: number; count: number };

export type Choices = {
  run: Run;
  suites: string[];
  paths: string[];
  shard?: Shard;
  /** Runs what passed unchanged, too. */
  isForced: boolean;
};

export class UsageError extends Error {}

const isPath = (argument: string) => /[/\\.]/.test(argument);

/**
 * Takes suites, paths, one `--shard 1/4`, `--force`, and `--release`, which forces.
 *
 * @throws UsageError
 */
export function readChoices(args: readonly string[]): Choices {
  const choices: Choices = { run: 'test', suites: [], paths: [], isForced: false };
  const open = args.flatMap((arg) => (arg.startsWith('--shard=') ? arg.split(/=(.*)/s, 2) : arg));
  for (let arg = open.shift(); arg !== undefined; arg = open.shift()) {
    if (arg === '--shard') choices.shard = readShard(open.shift());
    else if (arg === '--force') choices.isForced = true;
    else if (arg === '--release') Object.assign(choices, { run: 'release', isForced: true });
    else if (arg.startsWith('-'))
      throw new UsageError(`No such option: ${arg}. There are --shard 1/4, --force and --release.`);
    else (isPath(arg) ? choices.paths : choices.suites).push(arg);
  }
  return choices;
}

function readShard(text: string | undefined): Shard {
  const [, index, count] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text ?? '') ?? []).map(Number);
  if (index && count && index <= count) return { index, count };
  const given = text === undefined ? '--shard' : `--shard ${text}`;
  throw new UsageError(`${given} names no part: the first of four is --shard 1/4, the last 4/4.`);
}

/**
 * Without names, all of the run.
 *
 * @throws UsageError
 */
export function chooseSuites(suites: readonly Suite[], { run, suites: names, paths }: Choices) {
  const unknown = names.filter((name) => suites.every((suite) => suite.name !== name));
  const all = suites.map(({ name }) => name).join(', ');
  if (unknown.length > 0)
    throw new UsageError(`No such suite: ${unknown.join(', ')}. There are ${all}.`);
  const found = suites.filter((suite) => {
    return names.length > 0 ? names.includes(suite.name) : suite.in.includes(run);
  });
  if (paths.length > 0 && (names.length !== 1 || found[0]?.tool === 'node')) {
    const example = 'npm test -- stories <path>';
    throw new UsageError(`Name the one suite that ${paths.join(', ')} belongs to: ${example}.`);
  }
  return found;
}

/** `split` divides by files; `every` shard runs all of it, because others need its result. */
export type Sharing = 'split' | 'every' | 'first' | 'last';

/** Undefined where the suite does not run on the shard. */
export function shardArguments(sharing: Sharing, shard: Shard | undefined): string[] | undefined {
  if (!shard) return [];
  const { index, count } = shard;
  // There may be more shards than files.
  if (sharing === 'split') return [`--shard=${index}/${count}`, '--pass-with-no-tests'];
  const isHere = sharing === 'every' || index === (sharing === 'first' ? 1 : count);
  return isHere ? [] : undefined;
}

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { toDigest } from '../visual/digest.ts';
import type { FileDigests } from './file-digests.ts';

/** In milliseconds. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Outside the clone, so that the next clone finds it. `TONADA_TEST_CACHE` names another. */
export function findCache(env = process.env): string {
  const base = env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  return env['TONADA_TEST_CACHE'] ?? join(base, 'tonada', 'tests');
}

export type KeptResults = ReturnType<typeof openKeptResults>;

/**
 * Which files of a suite passed with everything that they reach as it is now.
 * `digestsOf` reads the tree anew at each call.
 */
export function openKeptResults(cache: string, suite: string, digestsOf: () => FileDigests) {
  const digests = digestsOf();
  const addressOf = (digest: string) => join(cache, toDigest(suite, digest));

  /** How many tests of the file passed, or undefined. */
  function recall(path: string): number | undefined {
    const address = addressOf(digests.of(path));
    if (!existsSync(address)) return undefined;
    utimesSync(address, new Date(), new Date());
    return Number(readFileSync(address, 'utf8'));
  }

  /** Only what nobody changed during the run is kept. */
  function keep(passed: ReadonlyMap<string, number>) {
    if (passed.size === 0) return;
    const now = digestsOf();
    mkdirSync(cache, { recursive: true });
    for (const [path, count] of passed) {
      const digest = digests.of(path);
      if (now.of(path) === digest) writeFileSync(addressOf(digest), `${count}`);
    }
  }

  return { recall, keep };
}

/** Removes what no run asked for in a month. */
export function forgetOldResults(cache: string, now = Date.now()) {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (now - statSync(path).mtimeMs > keptFor) rmSync(path, { force: true });
  }
}

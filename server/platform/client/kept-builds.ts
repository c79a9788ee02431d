import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Builds of which files stay, the running one included. */
const buildsKept = 4;

/** A copy is one until it is whole; servers that share a folder copy at the same time. */
const unfinished = /\.part$/;

/** Milliseconds after which nobody is copying any more. */
const givenUpAfter = 3_600_000;

/** Who takes no Brotli gets the file itself. */
const isKept = (name: string) => !/\.(?:gz|map|part)$/.test(name);

async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

/**
 * Keeps the files of a build in `folder`, and removes those of old ones. The files of a build, and
 * of no later one, are as old as its last start.
 *
 * @param built the folder with the client's hashed files
 * @throws if `folder` cannot be written
 */
export async function keepBuild(built: string, folder: string, now = new Date()): Promise<void> {
  for (const name of (await listFiles(built)).filter(isKept)) {
    const kept = join(folder, name);
    await utimes(kept, now, now).catch(async () => {
      await mkdir(dirname(kept), { recursive: true });
      const part = `${kept}.${randomUUID()}.part`;
      await copyFile(join(built, name), part);
      await utimes(part, now, now);
      await rename(part, kept);
    });
  }
  await removeOld(folder, now);
}

async function removeOld(folder: string, now: Date) {
  const names = await listFiles(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { path, seenAt: (await stat(path).catch(() => null))?.mtimeMs ?? 0 };
    }),
  );
  const whole = files.filter(({ path }) => !unfinished.test(path));
  const starts = [...new Set(whole.map(({ seenAt }) => seenAt))].toSorted((a, b) => b - a);
  const since = starts.slice(0, buildsKept).at(-1) ?? 0;
  const old = whole.filter(({ seenAt }) => seenAt < since);
  const left = files.filter(
    ({ path, seenAt }) => unfinished.test(path) && seenAt < now.getTime() - givenUpAfter,
  );
  for (const { path } of [...old, ...left]) await rm(path, { force: true });
}

/** The kept files, by their names below `folder`; none before the first is kept. */
export async function readKeptFiles(folder: string): Promise<ReadonlySet<string>> {
  const names = await listFiles(folder).catch(() => []);
  const asked = names.filter((name) => isKept(name) && !name.endsWith('.br'));
  return new Set(asked.map((name) => name.replaceAll('\\', '/')));
}

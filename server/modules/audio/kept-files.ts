import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder of finished renderings, `<tag>.mp3`, kept below `capacity` bytes: the least recently used
 * leave first. Half files (`*.part`) of an earlier run are thrown away. Use is remembered in the
 * files' modification time, so the order survives a restart.
 */
export function openKeptFiles(folder: string, capacity: number) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const names = readdirSync(folder);
  for (const name of names.filter((one) => one.endsWith('.part')))
    rmSync(join(folder, name), { force: true });
  const found = names
    .filter((name) => name.endsWith('.mp3'))
    .map((name) => ({ tag: name.slice(0, -4), ...sizeAndAge(join(folder, name)) }));
  const sizes = new Map(
    found.toSorted((a, b) => a.usedAt - b.usedAt).map(({ tag, bytes }) => [tag, bytes]),
  );
  let total = found.reduce((sum, { bytes }) => sum + bytes, 0);

  const pathOf = (tag: string) => join(folder, `${tag}.mp3`);

  function forget(tag: string) {
    total -= sizes.get(tag) ?? 0;
    sizes.delete(tag);
    rmSync(pathOf(tag), { force: true });
  }

  return {
    pathOf,
    /** Where a file grows; a new path each time, as an abandoned attempt may still be writing. */
    newPartPath: () => join(folder, `${randomUUID()}.part`),

    /** Whether the file is there, whole (`bytes` long); it then counts as just used. */
    use(tag: string, bytes: number, now: Date): boolean {
      const kept = sizes.get(tag);
      if (kept === undefined) return false;
      if (kept !== bytes || !existsSync(pathOf(tag))) {
        forget(tag);
        return false;
      }
      sizes.delete(tag);
      sizes.set(tag, bytes);
      utimesSync(pathOf(tag), now, now);
      return true;
    },

    has: (tag: string) => sizes.has(tag),

    /** Notes a finished file and makes room for it; files for which `isInUse` holds stay. */
    add(tag: string, bytes: number, isInUse: (tag: string) => boolean) {
      sizes.set(tag, bytes);
      total += bytes;
      for (const oldest of sizes.keys()) {
        if (total <= capacity) break;
        if (oldest !== tag && !isInUse(oldest)) forget(oldest);
      }
    },
  };
}

function sizeAndAge(path: string) {
  const { size, mtimeMs } = statSync(path);
  return { bytes: size, usedAt: mtimeMs };
}

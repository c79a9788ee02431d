import type { Lyrics } from '#contract/lyrics.ts';
import { lyricsLimits } from '#contract/lyrics.ts';
import { parseLyricsFile } from '#rules/lyrics/parse-lyrics.ts';
import { joinPath, openPlain } from '../../../media/music/music-path.ts';
import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { findLyricsMarks, type KeptLyrics, keepLyrics } from '../lyrics/index.ts';
import { findPlacedFiles, type MusicFolder } from './music-file.repository.ts';
import { toKey } from './placed-file.ts';
import { type FoundLyrics, toSongName, type Walk } from './walk-folder.ts';

/** Songs in one transaction. */
const batchSize = 100;

type Bringing = { db: Db; signal: AbortSignal };

/**
 * Brings the lyrics of songs to what lies beside them. Files that did not change are not opened; a
 * song whose own file is gone keeps its lyrics.
 */
export async function bringLyrics(
  folder: MusicFolder,
  walk: Walk,
  { db, signal }: Bringing,
): Promise<void> {
  const before = await findLyricsMarks(db);
  if (walk.lyrics.size === 0 && before.size === 0) return;
  const beside = await findBeside(db, folder, walk);
  const changed = [...beside].filter(([trackId, found]) => {
    const known = before.get(trackId);
    // Another folder's is kept.
    if (known && known.folderId !== folder.id) return false;
    return (known?.mark ?? null) !== (found?.mark ?? null);
  });
  for (let start = 0; start < changed.length; start += batchSize) {
    signal.throwIfAborted();
    const kept: KeptLyrics[] = [];
    for (const [trackId, found] of changed.slice(start, start + batchSize)) {
      const lyrics = found && (await readLyrics(folder.path, found.path));
      kept.push({ trackId, lyrics, folderId: folder.id, ...(found && { mark: found.mark }) });
    }
    await inTransaction(db, (tx) => keepLyrics(tx, 'beside', kept));
  }
}

/** Of each song whose file was found: its first file with lyrics beside it, or null. */
async function findBeside(
  db: Db,
  folder: MusicFolder,
  walk: Walk,
): Promise<Map<string, FoundLyrics | null>> {
  const seen = new Set(walk.music.map(({ key }) => key));
  const beside = new Map<string, FoundLyrics | null>();
  for (const { path, trackId } of await findPlacedFiles(db, folder.id)) {
    const key = toKey(path);
    if (!seen.has(key)) continue;
    beside.set(trackId, beside.get(trackId) ?? walk.lyrics.get(toSongName(key)) ?? null);
  }
  return beside;
}

/** @returns null for what cannot be read. */
async function readLyrics(root: Buffer, path: Buffer): Promise<Lyrics | null> {
  const handle = await openPlain(joinPath(root, path)).catch(() => null);
  if (handle === null) return null;
  try {
    const about = await handle.stat();
    if (!about.isFile() || about.size > lyricsLimits.bytes) return null;
    const lyrics = parseLyricsFile(await handle.readFile());
    return typeof lyrics === 'string' ? null : lyrics;
  } catch {
    return null;
  } finally {
    await handle.close();
  }
}

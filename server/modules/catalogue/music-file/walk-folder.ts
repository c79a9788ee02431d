import type { BigIntStats } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { joinPath } from '../../../media/music/music-path.ts';
import { toKey, toMark } from './placed-file.ts';

export type FoundFile = {
  /** Below the root. */
  path: Buffer;
  key: string;
  mark: string;
  device: string;
  inode: string;
  size: number;
  modified: string;
  changed: string;
};

export type Walk = {
  music: FoundFile[];
  /** Folders and entries that could not be looked at: the walk is not whole. */
  unread: Buffer[];
  /** Links, pipes and devices with a name of music. */
  odd: FoundFile[];
  /** Pictures beside the music, by folder. */
  covers: Map<string, Buffer>;
  /** All that were read, below the root, which is empty. */
  folders: Buffer[];
  /** Lyrics beside the music, by the name of a song without its ending. */
  lyrics: Map<string, FoundLyrics>;
};

export type FoundLyrics = { path: Buffer; mark: string };

const musicName =
  /\.(mp3|flac|m4a|mp4|m4b|ogg|oga|opus|wav|aiff?|aifc|alac|wma|ape|wv|mpc|dsf|aac)$/i;
const coverName = /^(cover|folder|front|album|portada|caratula)\.(jpe?g|png|webp)$/i;

/** The first one of a song counts. */
const lyricsName = /\.(lrc|ttml|txt)$/i;
const lyricsOrder = ['txt', 'ttml', 'lrc'];

const depthMost = 64;

/**
 * Looks at names and dates alone, and follows no link.
 *
 * @param root absolute.
 */
export async function walkFolder(root: Buffer, signal: AbortSignal): Promise<Walk> {
  const walk: Walk = {
    music: [],
    unread: [],
    odd: [],
    covers: new Map(),
    folders: [],
    lyrics: new Map(),
  };
  const waiting: { folder: Buffer; depth: number }[] = [{ folder: Buffer.alloc(0), depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    signal.throwIfAborted();
    const { folder, depth } = next;
    const names = await readdir(joinPath(root, folder), { encoding: 'buffer' }).catch(() => null);
    if (names === null) {
      walk.unread.push(folder);
      continue;
    }
    walk.folders.push(folder);
    for (const name of names.toSorted((a, b) => a.compare(b))) {
      if (name[0] === 0x2e) continue;
      const path = joinPath(folder, name);
      const about = await lstat(joinPath(root, path), { bigint: true }).catch(() => null);
      if (about === null) walk.unread.push(path);
      else if (about.isDirectory()) {
        if (depth < depthMost) waiting.push({ folder: path, depth: depth + 1 });
        else walk.unread.push(path);
      } else note(walk, { folder, name, path }, about);
    }
  }
  walk.music.sort((a, b) => (a.key < b.key ? -1 : 1));
  return walk;
}

type Entry = { folder: Buffer; name: Buffer; path: Buffer };

function note(walk: Walk, { folder, name, path }: Entry, about: BigIntStats) {
  const text = name.toString('latin1');
  if (coverName.test(text) && about.isFile()) {
    const key = toKey(folder);
    if (!walk.covers.has(key)) walk.covers.set(key, path);
  }
  const isLyrics = lyricsName.test(text) && about.isFile();
  if (!isLyrics && !musicName.test(text)) return;
  const entry = {
    device: String(about.dev),
    inode: String(about.ino),
    size: Number(about.size),
    modified: String(about.mtimeNs),
    changed: String(about.ctimeNs),
  };
  if (isLyrics) return noteLyrics(walk.lyrics, { path, mark: toMark(entry) });
  const found = { path, key: toKey(path), mark: toMark(entry), ...entry };
  (about.isFile() ? walk.music : walk.odd).push(found);
}

/** The name of a song, or of its lyrics, without the ending. */
export const toSongName = (key: string): string => key.replace(/\.[^./]*$/, '');

const rank = ({ path }: FoundLyrics) =>
  lyricsOrder.indexOf(
    path
      .subarray(path.lastIndexOf(0x2e) + 1)
      .toString('latin1')
      .toLowerCase(),
  );

function noteLyrics(lyrics: Walk['lyrics'], found: FoundLyrics) {
  const name = toSongName(toKey(found.path));
  const other = lyrics.get(name);
  if (!other || rank(found) > rank(other)) lyrics.set(name, found);
}

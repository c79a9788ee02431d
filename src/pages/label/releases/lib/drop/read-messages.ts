import type { PreparedType } from '@/shared/contract/release.ts';
import { releaseLimits } from '@/shared/contract/release-limits.ts';
import { cut, type DescribedSounds, type DroppedTrack, toCredits } from './describe-sounds';
import { type FoundFile, getName, UnusableFile, type UnusedFile } from './found-file';
import type { NotTaken } from './list-not-taken';
import { openErn } from './open-ern';
import { type ErnMessage, type ErnTrack, readErn } from './read-ern';

/** What a label has to know of a message that was read. */
type MessageReport = {
  /** Of the standard. */
  version: string;
  type: PreparedType | null;
  /** Each artist of the release by itself. */
  artists: string[];
  /** Files that it names and that are not there; titles of songs without a file. */
  missing: string[];
  otherReleases: number;
  badCodes: string[];
  notTaken: NotTaken[];
};

export type FilledRelease = DescribedSounds & { message: MessageReport | null };

type Filling = {
  /** The front cover of the message first. */
  orderCovers: (covers: readonly FoundFile[]) => FoundFile[];
  /** @param files all of what was dropped */
  fill: (
    described: DescribedSounds,
    files: readonly FoundFile[],
    unused: UnusedFile[],
  ) => FilledRelease;
};

/** Others are named. */
const openedMost = 20;

/**
 * Reads the first message of DDEX ERN 4 among files of XML. What it says counts more than tags. Own
 * chunk: needed with such a file alone.
 *
 * @param unused gets the others, with reasons
 */
export async function readMessages(
  messages: readonly FoundFile[],
  unused: UnusedFile[],
  signal: AbortSignal,
): Promise<Filling | null> {
  let read: { message: ErnMessage; path: string } | null = null;
  const faults: UnusedFile[] = [];
  for (const [index, { path, open }] of messages.entries()) {
    signal.throwIfAborted();
    if (read !== null || index >= openedMost) {
      faults.push({ path, reason: 'messageOther' });
      continue;
    }
    try {
      const file = await open(signal);
      read = { path, message: readErn(openErn(new Uint8Array(await file.arrayBuffer()))) };
    } catch (error) {
      signal.throwIfAborted();
      const { reason, version } =
        error instanceof UnusableFile ? error : new UnusableFile('messageBroken');
      faults.push({ path, reason, ...(version !== undefined && { version }) });
    }
  }
  // They say most.
  unused.unshift(...faults);
  return read && openFilling(read.message, read.path);
}

function openFilling(message: ErnMessage, path: string): Filling {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return {
    orderCovers: (covers) => {
      const [front] = findNamed(message.covers, folder, openIndex(covers));
      return front ? [front, ...covers.filter((each) => each !== front)] : [...covers];
    },
    fill: (described, files, unused) => fill(described, { message, folder, files, unused }),
  };
}

type Messaged = {
  message: ErnMessage;
  folder: string;
  files: readonly FoundFile[];
  unused: UnusedFile[];
};

function fill(
  described: DescribedSounds,
  { message, folder, files, unused }: Messaged,
): FilledRelease {
  const { version, type, artists, otherReleases, badCodes, notTaken } = message;
  const placed = placeTracks(message.tracks, described.tracks, folder);
  const used = new Set(placed.values());
  const all = openIndex(files);
  const isThere = (named: readonly string[]) => findNamed(named, folder, all).length > 0;
  const missing = [
    ...message.tracks
      .filter((track) => !placed.has(track) && !isThere(track.files))
      .map((track) => track.files[0] ?? track.title),
    ...(isThere(message.covers) ? [] : message.covers.slice(0, 1)),
  ].filter(Boolean);
  // A message of other files says nothing about these.
  const named = used.size === 0 ? described.tracks : [...placed].map(takeTrack);
  for (const { path } of used.size === 0
    ? []
    : described.tracks.filter((each) => !used.has(each))) {
    unused.push({ path, reason: 'notNamed' });
  }
  const credits = message.tracks.flatMap((track) => [...track.writers, ...track.producers]);
  return {
    tracks: named,
    title: cut(message.title, releaseLimits.titleMax) || described.title,
    artist: message.artist || described.artist,
    date: message.date || described.date,
    upc: message.upc || described.upc,
    albums: [],
    repeated: 0,
    longCredits: credits.filter((name) => [...name].length > releaseLimits.creditLengthMax).length,
    message: { version, type, artists, missing, otherReleases, badCodes, notTaken },
  };
}

/** By file, else by ISRC; in the order of the message. */
function placeTracks(
  tracks: readonly ErnTrack[],
  sounds: readonly DroppedTrack[],
  folder: string,
): Map<ErnTrack, DroppedTrack> {
  const placed = new Map<ErnTrack, DroppedTrack>();
  const index = openIndex(sounds);
  for (const track of tracks) {
    const isFree = (sound: DroppedTrack) => ![...placed.values()].includes(sound);
    const sound = [
      ...findNamed(track.files, folder, index),
      ...sounds.filter(({ isrc }) => isrc !== '' && isrc === track.isrc),
    ].find(isFree);
    if (sound) placed.set(track, sound);
  }
  return placed;
}

const takeTrack = ([track, sound]: [ErnTrack, DroppedTrack]): DroppedTrack => {
  const [writers, producers] = [toCredits(track.writers), toCredits(track.producers)];
  return {
    ...sound,
    title: cut(track.title, releaseLimits.titleMax) || sound.title,
    writers: writers.length > 0 ? writers : sound.writers,
    producers: producers.length > 0 ? producers : sound.producers,
    isrc: track.isrc || sound.isrc,
  };
};

const fold = (path: string) => path.normalize('NFC').toLowerCase();

function openIndex<Found extends { path: string }>(files: readonly Found[]) {
  return {
    byPath: new Map(files.map((file) => [fold(file.path), file])),
    byName: Map.groupBy(files, ({ path }) => fold(getName(path))),
  };
}

type Index<Found extends { path: string }> = ReturnType<typeof openIndex<Found>>;

/** By path from the message's folder, else by a name that one file alone has. */
function findNamed<Found extends { path: string }>(
  named: readonly string[],
  folder: string,
  { byPath, byName }: Index<Found>,
): Found[] {
  return named
    .flatMap((path) => [path, decode(path)])
    .flatMap((path) => {
      const whole = fold(resolve(`${folder}${path.replaceAll('\\', '/')}`));
      const alike = byName.get(getName(whole)) ?? [];
      return byPath.get(whole) ?? (alike.length === 1 ? alike : []);
    });
}

function resolve(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

import { releaseLimits } from '@/shared/contract/release-limits.ts';
import type { SoundTags } from '@/shared/rules/music-tags.ts';
import { readIsrc, readUpc } from '@/shared/rules/release-codes.ts';
import { getTitle } from '../get-title';
import { getName } from './found-file';

export type ReadSound = { path: string; file: File; tags: SoundTags; lyrics: string };

export type DroppedTrack = {
  file: File;
  path: string;
  title: string;
  writers: string[];
  producers: string[];
  /** '' if the tags have none. */
  isrc: string;
  lyrics: string;
};

/** What the sounds say of their release. */
export type DescribedSounds = {
  tracks: DroppedTrack[];
  title: string;
  /** As printed; '' if none says it. */
  artist: string;
  /** As precise as given; '' if none says it. */
  date: string;
  /** As stored; '' if none says it. */
  upc: string;
  /** Titles of releases, if the sounds name several. */
  albums: string[];
  /** How many numbers several sounds have. */
  repeated: number;
  /** Credits that are longer than a name may be. */
  longCredits: number;
};

const { titleMax, creditLengthMax, creditsMax } = releaseLimits;
const collator = new Intl.Collator('es', { numeric: true });

/** Orders sounds by disc and number, else by name, and reads what most of them say. */
export function describeSounds(sounds: readonly ReadSound[], folder: string): DescribedSounds {
  const placed = sounds
    .map((sound) => ({ ...sound, ...getPlace(sound) }))
    .toSorted(
      (one, other) =>
        one.disc - other.disc ||
        one.number - other.number ||
        collator.compare(one.path, other.path),
    );
  const tags = placed.map((sound) => sound.tags);
  const albums = [...new Set(tags.flatMap(({ album }) => album ?? []))];
  const byPlace = Map.groupBy(placed, ({ disc, number }) => `${disc}/${number}`);
  const credits = tags.flatMap((each) => [
    ...splitNames(each.writers),
    ...splitNames(each.producers),
  ]);
  return {
    tracks: placed.map(
      ({ file, path, lyrics, tags: { title, writers, producers, isrc = '' } }) => ({
        file,
        path,
        title: cut(title ?? getTitle(getName(path)), titleMax),
        writers: toCredits(writers),
        producers: toCredits(producers),
        isrc: readIsrc(isrc) ?? '',
        lyrics,
      }),
    ),
    title: cut(getMost(tags.map(({ album }) => album)) ?? folder, titleMax),
    artist:
      getMost(tags.map(({ albumArtist }) => albumArtist)) ??
      getMost(tags.map(({ artist }) => artist)) ??
      '',
    date: getMost(tags.map(({ date }) => date)) ?? '',
    upc: getMost(tags.map(({ barcode = '' }) => toUpc(barcode))) ?? '',
    albums: albums.length > 1 ? albums : [],
    repeated: [...byPlace.values()].filter(
      ([first, second]) => second !== undefined && Number.isFinite(first?.number),
    ).length,
    longCredits: credits.filter((name) => [...name].length > creditLengthMax).length,
  };
}

function toUpc(barcode: string): string | undefined {
  const read = readUpc(barcode);
  return 'code' in read ? read.code : undefined;
}

/** Where the form would. */
export const cut = (text: string, most: number): string =>
  text.slice(0, most).toWellFormed().trim();

const splitNames = (names: readonly string[]) =>
  names.flatMap((name) => name.split(';').map((each) => each.trim())).filter(Boolean);

export const toCredits = (names: readonly string[]): string[] =>
  [...new Set(splitNames(names))]
    .filter(({ length }) => length <= creditLengthMax)
    .slice(0, creditsMax);

/** The commonest, of equals the first. */
function getMost(values: readonly (string | undefined)[]): string | undefined {
  const groups = Map.groupBy(
    values.filter((value) => value !== undefined),
    (value) => value,
  );
  const [most] = [...groups.values()].toSorted((one, other) => other.length - one.length);
  return most?.[0];
}

/** `CD1`, `Disco 2`, `disc-3`. */
const discFolder = /(?:^|\/)(?:cd|dis[ck]|disco|disque)[\s._-]*(\d{1,2})\b[^/]*\//i;
/** `01 Luna`, `1-03 Luna`, `3. Luna`, `07`. */
const numberedName = /^(?:(\d{1,2})[-.](?=\d{2}\b))?(\d{1,3})(?=\s*[-.)_]|\s|$)/;

/** The tags count, then the folder and the name. A sound without number is the last. */
function getPlace({ path, tags }: ReadSound): { disc: number; number: number } {
  const [, discInName, number] = numberedName.exec(getName(path).replace(/\.[^.]+$/, '')) ?? [];
  const disc = tags.disc ?? Number(discFolder.exec(path)?.[1] ?? discInName ?? 1);
  return { disc, number: tags.number ?? (number === undefined ? Infinity : Number(number)) };
}

import { jspfTrackExtension } from '@/shared/files';
import type { BroughtFile, ReadText } from './brought-file';
import { isOwnName } from './field-names';
import { makeLists } from './make-lists';
import { type Fields, pickFields } from './pick-fields';
import { readTable } from './read-table';

type Json = { readonly [name: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deeper values belong to no song. */
const deepest = 8;

/** Arrays of a song, and of what is no song. */
const partOfSong =
  /artist|creator|contributor|image|thumbnail|genre|market|product|subtitle|album|show|episode|podcast|banned|link|detail|ids?$/i;

type Entry = readonly [path: string, value: unknown];

/** Own members first, then those of what it holds: `track name`, `album artists name`. */
function* entriesOf(value: Json, path = '', depth = 0): Generator<Entry> {
  if (depth > deepest) return;
  const all = Object.entries(value).map(([name, each]) => [`${path} ${name}`, each] as const);
  yield* all.filter(([, each]) => typeof each !== 'object');
  for (const [name, each] of all) {
    if (isObject(each)) yield* entriesOf(each, name, depth + 1);
    else if (Array.isArray(each)) yield [name, joinNames(each)];
  }
}

/** `['Vera', { name: 'Nora' }]` → `Vera, Nora` */
function joinNames(list: readonly unknown[]): string {
  const names = list.slice(0, 20).map((each) => {
    const found = isObject(each) ? (each['name'] ?? each['title']) : each;
    return typeof found === 'string' ? found : '';
  });
  return names.filter(Boolean).join(', ');
}

const getFields = (value: Json): Fields => pickFields(entriesOf(value));

/** JSPF has lists of addresses, and milliseconds. Source: xspf.org/jspf. */
function toJspfFields(track: Json): Fields {
  const { identifier, location, duration, extension, ...others } = track;
  const ofMusicBrainz = isObject(extension) ? extension[jspfTrackExtension] : null;
  return {
    ...getFields(others),
    ...(typeof duration === 'number' && { milliseconds: String(duration) }),
    ...(isObject(ofMusicBrainz) && pickFields(Object.entries(ofMusicBrainz))),
    address: [identifier, location].flat().find((each) => typeof each === 'string') ?? '',
  };
}

const nameOf = (value: Json): string => {
  const name = value['name'] ?? value['title'] ?? value['playlistName'] ?? value['playlist'];
  return typeof name === 'string' ? name : '';
};

const liked = /^(?:liked|likes|favou?rites|loved)/i;

/** Every list of songs within, each named by what holds it. */
function* findLists(value: unknown, name: string, key: string, depth = 0): Generator<BroughtFile> {
  if (depth > deepest) return;
  if (Array.isArray(value)) {
    const items = value.filter(isObject);
    const within = items.flatMap((each) => [...findWithin(each, name, depth + 1)]);
    if (within.length > 0) yield* within;
    else {
      const lists = makeLists(items.map(getFields), name);
      const isLiked = liked.test(key);
      for (const list of lists)
        if (list.rows.length > 0 || hasListens(list))
          yield isLiked && list.kind === 'list' ? { ...list, isLiked } : list;
    }
  } else if (isObject(value)) yield* findWithin(value, name, depth + 1);
}

const hasListens = ({ kind }: BroughtFile) => kind === 'history';

function* findWithin(value: Json, name: string, depth: number): Generator<BroughtFile> {
  const own = nameOf(value) || name;
  for (const [key, each] of Object.entries(value)) {
    if (typeof each !== 'object' || partOfSong.test(key)) continue;
    yield* findLists(each, isOwnName(key) && Array.isArray(each) ? key : own, key, depth);
  }
}

/** JSPF, listens of ListenBrainz, or lists of another service, wherever they are. */
export function readJson(text: string, fileName: string): ReadText {
  const value = parseJson(text);
  if (value === null) return 'broken';
  const playlist = isObject(value) ? value['playlist'] : undefined;
  if (isObject(playlist) && Array.isArray(playlist['track'])) {
    const tracks = playlist['track'].filter(isObject);
    return makeLists(tracks.map(toJspfFields), nameOf(playlist) || fileName);
  }
  return findSongs(value, fileName);
}

export function findSongs(value: unknown, fileName: string): ReadText {
  if (Array.isArray(value) && value.length > 0 && value.every(Array.isArray))
    return readTable(
      value.map((row: unknown[]) => row.map(String)),
      fileName,
    );
  if (Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string'))
    return readTable(
      value.map((line: string) => [line]),
      fileName,
    );
  const lists = [...findLists(value, fileName, '')];
  if (lists.length > 0) return lists;
  const alone = isObject(value) ? makeLists([getFields(value)], fileName) : [];
  if (alone.some(({ rows }) => rows.length > 0)) return alone;
  return toTable(value, fileName) ?? (isEmpty(value) ? 'empty' : 'unknown');
}

const isEmpty = (value: unknown) =>
  Array.isArray(value) || (isObject(value) && Object.values(value).some(Array.isArray));

/** The longest array of objects, with a column for each member. */
function toTable(value: unknown, name: string): ReadText | null {
  const list = findArrays(value).toSorted((one, other) => other.length - one.length)[0];
  if (list === undefined || list.length === 0) return null;
  const records = list.map((each) => new Map(entriesOf(each)));
  const heads = [...new Set(records.slice(0, 50).flatMap((each) => [...each.keys()]))].slice(0, 40);
  const toCell = (cell: unknown) =>
    typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
  const rows = records.map((record) => heads.map((head) => toCell(record.get(head))));
  return { name, cells: [heads.map((head) => head.trim()), ...rows] };
}

function findArrays(value: unknown, depth = 0): Json[][] {
  if (depth > deepest || typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [value.filter(isObject)] : [];
  return [
    ...own,
    ...Object.values(value)
      .slice(0, 100)
      .flatMap((each) => findArrays(each, depth + 1)),
  ];
}

/** One value, or one in each line, as large exports have them. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    try {
      return text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line): unknown => JSON.parse(line));
    } catch {
      return null;
    }
  }
}

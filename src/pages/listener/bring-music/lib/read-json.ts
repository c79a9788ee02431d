import { jspfTrackExtension } from '@/shared/files';
import type { BroughtFile, BroughtRow, FileFault } from './brought-file';
import { pickFields, toRow } from './pick-fields';

type Json = { readonly [name: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Its own members win over those of what it holds, such as `track_metadata.additional_info`. */
function* entriesOf(value: Json): Generator<readonly [string, unknown]> {
  yield* Object.entries(value).filter(([, each]) => !isObject(each));
  for (const each of Object.values(value)) if (isObject(each)) yield* entriesOf(each);
}

/** JSPF has lists of addresses, and milliseconds. Source: xspf.org/jspf. */
function toJspfRow(track: Json): BroughtRow | null {
  const { identifier, location, duration, ...others } = track;
  const extension = isObject(track['extension']) ? track['extension'][jspfTrackExtension] : null;
  return toRow({
    ...pickFields(entriesOf({ ...others, extension: null })),
    ...(typeof duration === 'number' && { milliseconds: String(duration) }),
    ...(isObject(extension) && pickFields(Object.entries(extension))),
    address: [identifier, location].flat().find((each) => typeof each === 'string') ?? '',
  });
}

/** JSPF, listens of ListenBrainz, or a list of songs of another service. */
export function readJson(text: string): BroughtFile | FileFault {
  const value = parseJson(text);
  if (value === null) return 'broken';
  const playlist = isObject(value) ? value['playlist'] : undefined;
  if (isObject(playlist)) {
    const { title, track } = playlist;
    const rows = Array.isArray(track)
      ? track.filter(isObject).flatMap((each) => toJspfRow(each) ?? [])
      : [];
    return { kind: 'list', name: typeof title === 'string' ? title : '', rows };
  }
  const list = findList(value);
  const songs = (list ?? [value]).filter(isObject).map((each) => pickFields(entriesOf(each)));
  const rows = songs.flatMap((fields) => toRow(fields) ?? []);
  if (list === null && rows.length === 0) return 'unknown';
  return {
    kind: songs.some(({ playedAt }) => playedAt !== undefined) ? 'history' : 'list',
    name: '',
    rows,
  };
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

/** The array itself, or the first within: `payload.listens`, `tracks`. */
function findList(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return null;
  for (const each of Object.values(value)) {
    const list = findList(each);
    if (list !== null) return list;
  }
  return null;
}

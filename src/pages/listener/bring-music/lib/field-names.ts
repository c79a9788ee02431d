import { foldText } from '@/shared/lib/text-filter';
import { repairText } from './decode-text';

export type Field =
  | 'title'
  | 'artist'
  | 'albumArtist'
  | 'album'
  | 'seconds'
  | 'milliseconds'
  /** A duration or a moment: its values decide. */
  | 'time'
  | 'playedAt'
  | 'addedAt'
  | 'address'
  | 'listName'
  | 'listKind'
  /** Milliseconds that were heard. */
  | 'heard'
  | 'endReason'
  | 'isPrivate';

/** Words of the names of columns and members, in English and Spanish, folded and in the singular. */
const words = {
  title: 'title song track cancion titulo tema pista',
  artist: 'artist artista creator interprete author autor performer band banda grupo subtitle',
  album: 'album disco release collection record',
  list: 'playlist lista',
  duration: 'duration duracion length',
  time: 'time tiempo',
  milliseconds: 'ms msec milli millis milliseconds millisecond milisegundo',
  seconds: 's sec second segundo segundos',
  moment:
    'ts hora dia day uts timestamp date fecha datetime momento scrobbled listened escuchado escucha reproducido endtime playedat',
  played: 'played play reproduccion start end started ended event utc local inicio fin',
  added:
    'added add anadido anadida agregado agregada agrego liked saved guardado guardada favorited adicion incorporacion alta',
  address: 'uri url link enlace address location ubicacion identifier direccion',
  private: 'incognito private privado privada',
  reason: 'reason',
  kind: 'type tipo',
  name: 'name nombre',
  /** Say nothing by themselves. */
  filler:
    'of the a at in on by de del la el los las en que se y and payload listen result metadata master info additional item data attribute content media main full total origin original',
  /** What they stand beside is something else. */
  other:
    'id isrc ean upc mbid msid number numero n no nr count position posicion genre genero popularity popularidad image imagen cover picture thumbnail year ano composer compositor added_by por explicit version size tamano rank rating valoracion bitrate bpm key tonalidad energy modified modificacion lanzamiento publisher label sello user usuario username owner country episode show podcast audiobook chapter offline server received last ultima ultimo skip skipped comment short sort volume danceability tempo loudness mode hash disc',
} as const;

type Kind = keyof typeof words;

const kinds = new Map<string, Kind>(
  Object.entries(words).flatMap(([kind, all]) =>
    all.split(' ').map((word): [string, Kind] => [word, kind as Kind]),
  ),
);

/** `msPlayed`, `ms_played` and `Artist Name(s)` become their words, without digits. */
function splitName(name: string): string[] {
  const spaced = repairText(name).replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return foldText(spaced.replaceAll(/\((?:s|es)\)/giu, '')).match(/\p{L}+/gu) ?? [];
}

/** A history names the same members a hundred thousand times. */
const known = new Map<string, Field | undefined>();

const knownMost = 2000;

const findKind = (word: string): Kind | undefined =>
  kinds.get(word) ?? kinds.get(word.replace(/s$/, '')) ?? kinds.get(word.replace(/es$/, ''));

/**
 * @param isStrict whether every word has to be known: the name of a song may have words of a head.
 * @returns undefined for the name of anything that is not read
 */
export function toField(name: string, isStrict = false): Field | undefined {
  const key = `${isStrict} ${name}`;
  if (known.has(key)) return known.get(key);
  const field = findField(name, isStrict);
  if (known.size < knownMost) known.set(key, field);
  return field;
}

function findField(name: string, isStrict: boolean): Field | undefined {
  const all = splitName(name);
  if (all.length === 0 || all.length > 14) return undefined;
  const found = all.map(findKind);
  if (isStrict && found.includes(undefined)) return undefined;
  const has = (...wanted: Kind[]) => wanted.some((kind) => found.includes(kind));
  const isAll = (...wanted: Kind[]) =>
    found.every((kind) => kind !== undefined && (kind === 'filler' || wanted.includes(kind)));
  if (has('private')) return 'isPrivate';
  if (has('reason')) return has('played') && !has('other') ? 'endReason' : undefined;
  if (has('other')) return undefined;
  if (has('milliseconds')) return has('played') && !isStart(all) ? 'heard' : 'milliseconds';
  if (has('address')) return has('artist', 'album', 'list') ? undefined : 'address';
  if (has('duration')) return has('played') ? undefined : 'seconds';
  if (has('added')) return isAll('added', 'moment', 'time', 'address') ? 'addedAt' : undefined;
  if (has('moment') || (has('time') && has('played')))
    return has('title', 'artist', 'album', 'list') ? undefined : 'playedAt';
  if (has('time'))
    return isAll('time') ? (all.includes('total') ? 'milliseconds' : 'time') : undefined;
  if (has('artist')) return has('album') ? 'albumArtist' : 'artist';
  if (has('list')) return 'listName';
  if (has('album')) return 'album';
  if (has('title')) return 'title';
  if (has('name')) return isAll('name') ? 'title' : undefined;
  if (has('kind')) return isAll('kind') ? 'listKind' : undefined;
  if (has('played') && all.some((word) => beside.has(word))) return 'playedAt';
  return has('seconds') && isAll('seconds') ? 'seconds' : undefined;
}

/** Stand beside a moment, and not beside a count: `played at`. */
const beside = new Set(['at', 'on', 'en', 'el']);

/** Whether every word of a name is foreign to music, so that it is somebody's own. */
export const isOwnName = (name: string): boolean =>
  splitName(name).every((word) => findKind(word) === undefined);

const isStart = (all: readonly string[]) => all.includes('start') || all.includes('inicio');

import { foldText } from '@/shared/lib/text-filter';
import { paths } from '@/shared/routes';
import type { BroughtRow } from './brought-file';

/** Names of columns and members, folded, as services and our own files write them. */
const aliases = {
  title:
    'trackname track title song songtitle songname name mastermetadatatrackname titulo cancion',
  artist:
    'artistname artistnames artist artists creator albumartist mastermetadataalbumartistname artista',
  album: 'albumname album albumtitle releasename collection mastermetadataalbumalbumname disco',
  seconds: 'durations duration seconds length time segundos duracion',
  milliseconds: 'durationms trackdurationms tracktimemillis totaltime',
  playedAt:
    'listenedat playedat endtime ts uts utctime datetime timestamp lastplayed momentoutc eventstarttimestamp',
  addedAt: 'addedat dateadded added likedat savedat',
  address: 'url address identifier originurl location enlace',
} as const;

type Field = keyof typeof aliases;

const fieldsByName = new Map<string, Field>(
  Object.entries(aliases).flatMap(([field, names]) =>
    names.split(' ').map((name): [string, Field] => [name, field as Field]),
  ),
);

export const toField = (name: string): Field | undefined =>
  fieldsByName.get(foldText(name).replaceAll(/[^\p{L}]/gu, ''));

export type Fields = Partial<Record<Field, string>>;

/** Members of an object that are text or numbers; the first of a field counts. */
export function pickFields(entries: Iterable<readonly [string, unknown]>): Fields {
  const fields: Fields = {};
  for (const [name, value] of entries) {
    const field = toField(name);
    if (field === undefined || fields[field]) continue;
    if (typeof value === 'string') fields[field] = value.trim();
    else if (typeof value === 'number') fields[field] = String(value);
  }
  return fields;
}

/** Names longer than a call takes are cut. */
const nameMost = 500;

export function toRow(fields: Fields): BroughtRow | null {
  const { title = '', artist = '', album = '', address = '' } = fields;
  const trackId = findOwnTrack(address);
  if (title === '' && trackId === undefined) return null;
  const duration = readDuration(fields);
  const at = readMoment(fields.playedAt ?? fields.addedAt ?? '');
  return {
    title: title.slice(0, nameMost),
    artist: artist.slice(0, nameMost),
    ...(album && { album: album.slice(0, nameMost) }),
    ...(duration !== undefined && { duration }),
    ...(trackId !== undefined && { trackId }),
    ...(at !== undefined && { at }),
  };
}

const trackPath = new RegExp(`^${paths.track('([\\w-]{1,100})')}$`);

/** Our own files name the page of each song. */
function findOwnTrack(address: string): string | undefined {
  const url = URL.parse(address);
  if (url?.origin !== location.origin) return undefined;
  return trackPath.exec(url.pathname)?.[1];
}

/** Seconds: from `215`, `3:35` or milliseconds. Implausible ones are left out. */
function readDuration({ seconds = '', milliseconds = '' }: Fields): number | undefined {
  const [small = 0, minutes = 0, hours = 0] = seconds.split(':').map(Number).toReversed();
  const given = milliseconds ? Number(milliseconds) / 1000 : small + minutes * 60 + hours * 3600;
  // Some services write milliseconds without saying so.
  const duration = given > 20_000 ? given / 1000 : given;
  return duration > 0 && duration < 1_000_000 ? duration : undefined;
}

/** Unix seconds, or a date, in UTC where it names no zone. */
function readMoment(text: string): string | undefined {
  if (text === '') return undefined;
  const isUnix = /^\d{9,13}$/.test(text);
  const zoned = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text)
    ? `${text.replace(' ', 'T')}Z`
    : text;
  const date = new Date(isUnix ? Number(text) * (text.length > 10 ? 1 : 1000) : zoned);
  const year = date.getUTCFullYear();
  return year >= 1970 && year < 3000 ? date.toISOString() : undefined;
}

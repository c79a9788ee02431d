import { paths } from '@/shared/routes';
import type { BroughtRow, LeftOut } from './brought-file';
import { repairText } from './decode-text';
import { type Field, toField } from './field-names';
import { type DayOrder, readMoment } from './read-moment';

export type Fields = Partial<Record<Field, string>>;

/** Members that are text, numbers or yes and no; the first of a field counts. */
export function pickFields(entries: Iterable<readonly [string, unknown]>): Fields {
  const fields: Fields = {};
  for (const [name, value] of entries) {
    const field = toField(name);
    if (field !== undefined) setField(fields, field, value);
  }
  return fields;
}

export function setField(fields: Fields, field: Field, value: unknown): void {
  const isKnown = Boolean(fields[field]) && !(field === 'address' && isOwn(String(value)));
  if (isKnown || !['string', 'number', 'boolean'].includes(typeof value)) return;
  fields[field] = repairText(String(value)).trim();
}

/** Names longer than a call takes are cut. */
const nameMost = 500;

/** Milliseconds after which a listen is a play. See docs/product/player.md. */
const playAfter = 30_000;

/** What YouTube writes before titles and after artists. */
const watched = /^(?:Watched|Has visto|Viste|Se ha visto|Ha visto) (?=\S)/;
const topic = / - (?:Topic|Tema)$/;

const cut = (text: string) => text.slice(0, nameMost).toWellFormed();

type Reading = { isHistory: boolean; order: DayOrder };

/** @returns the row, or why it stays out */
export function toRow(fields: Fields, { isHistory, order }: Reading): BroughtRow | keyof LeftOut {
  const { title = '', artist = fields.albumArtist ?? '', album = '', address = '' } = fields;
  const trackId = findOwnTrack(address);
  if (title === '' && trackId === undefined) return 'nameless';
  const duration = readDuration(fields);
  const at = readMoment(getMoment(fields) ?? fields.addedAt ?? '', order);
  if (isHistory) {
    if (fields.isPrivate?.toLowerCase() === 'true') return 'hidden';
    if (!isPlay(fields, duration)) return 'skipped';
    if (at === undefined) return 'undated';
  }
  return {
    title: cut(title.replace(watched, '')),
    artist: cut(artist.replace(topic, '')),
    ...(album && { album: cut(album) }),
    ...(duration !== undefined && { duration }),
    ...(trackId !== undefined && { trackId }),
    ...(at !== undefined && { at }),
  };
}

/** Half of a shorter song counts, and so does one that ended by itself. */
function isPlay({ heard = '', endReason = '' }: Fields, duration: number | undefined): boolean {
  const milliseconds = Number(heard);
  if (heard === '' || !Number.isFinite(milliseconds)) return true;
  if (endReason === 'trackdone' && milliseconds > 0) return true;
  return milliseconds >= Math.min(playAfter, ((duration ?? Infinity) * 1000) / 2);
}

const isDuration = (text: string) => /^\d{1,6}(?:[.,]\d+)?$|^\d{1,3}(?::\d\d){1,2}$/.test(text);

/** Of a listen. */
export const getMoment = ({ playedAt, time }: Fields): string | undefined =>
  playedAt || (time !== undefined && !isDuration(time) ? time : undefined);

const trackPath = new RegExp(`^${paths.track('([\\w-]{1,64})')}$`);

/** Our own files name the page of each song. */
function findOwnTrack(address: string): string | undefined {
  if (!address.startsWith(location.origin)) return undefined;
  const url = URL.parse(address);
  if (url?.origin !== location.origin) return undefined;
  return trackPath.exec(url.pathname)?.[1];
}

const isOwn = (address: string) => findOwnTrack(address) !== undefined;

/** Seconds: from `215`, `3:35` or milliseconds. Implausible ones are left out. */
function readDuration({ seconds, time = '', milliseconds = '' }: Fields): number | undefined {
  const text = (seconds ?? (isDuration(time) ? time : '')).replace(',', '.');
  const [small = 0, minutes = 0, hours = 0] = text.split(':').map(Number).toReversed();
  const given = milliseconds ? Number(milliseconds) / 1000 : small + minutes * 60 + hours * 3600;
  // Some services write milliseconds without saying so.
  const duration = given > 20_000 ? given / 1000 : given;
  return duration > 0 && duration < 1_000_000 ? duration : undefined;
}

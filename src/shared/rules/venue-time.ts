import type { concertCountries } from '../contract/concert-choices.ts';
import { dayAfter } from './start-day.ts';
import { cityZones, citiesApart, regionZones, venueZones, type VenueZone } from './venue-zones.ts';

type Country = (typeof concertCountries)[number];

const separator = /\s*\|/;

const accents = /\p{M}/gu;

/** Splits a city from its state, without accents: 'Cancun, Q. Roo' → 'cancun' and 'q. roo'. */
const getParts = (city: string): string[] =>
  city
    .split(/[,()]/)
    .map((part) => part.normalize('NFD').replace(accents, '').trim().toLowerCase())
    .filter((part) => part !== '');

const zoneIn = (names: Partial<Record<VenueZone, string>> | undefined, wanted: string) =>
  (Object.keys(names ?? {}) as VenueZone[]).find((zone) =>
    names?.[zone]?.split(separator).includes(wanted),
  );

/** By state, else city, else most of the country. See docs/product/concerts.md. */
export function getZone(country: Country, city: string): VenueZone {
  const [name = '', ...regions] = getParts(city);
  const zone = regions.map((region) => zoneIn(regionZones[country], region)).find(Boolean);
  if (zone) return (country === 'US' && zoneIn(citiesApart, name)) || zone;
  const named = zoneIn(cityZones[country], name);
  if (named) return named;
  return (name.length > 3 && zoneIn(regionZones[country], name)) || venueZones[country][0];
}

export const isZoneOf = (country: Country, timeZone: string): boolean =>
  venueZones[country].some((zone) => zone === timeZone);

export function getVenueZone(at: {
  country: Country;
  city: string;
  timeZone?: string | undefined;
}): VenueZone {
  const zones: readonly VenueZone[] = venueZones[at.country];
  return zones.find((zone) => zone === at.timeZone) ?? getZone(at.country, at.city);
}

/** Milliseconds. */
function aheadAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const of = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value);
  const shown = Date.UTC(
    of('year'),
    of('month') - 1,
    of('day'),
    of('hour'),
    of('minute'),
    of('second'),
  );
  return shown - Math.floor(moment / 1000) * 1000;
}

const day = 24 * 3_600_000;

/**
 * The moments of a local time, `hh:mm`, on a day, `yyyy-mm-dd`: two when clocks go back, none
 * when skipped.
 */
export function getMoments(date: string, time: string, timeZone: string): Date[] {
  const shown = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(shown)) return [];
  const candidates = [shown - day, shown + day]
    .map((near) => shown - aheadAt(near, timeZone))
    .filter((moment) => moment + aheadAt(moment, timeZone) === shown);
  return [...new Set(candidates)]
    .toSorted((one, other) => one - other)
    .map((each) => new Date(each));
}

export const toMoment = (date: string, time: string, timeZone: string): Date | null =>
  getMoments(date, time, timeZone)[0] ?? null;

/** `yyyy-mm-dd` */
export function dayIn(timeZone: string, moment: Date): string {
  return new Date(moment.getTime() + aheadAt(moment.getTime(), timeZone))
    .toISOString()
    .slice(0, 10);
}

export function getEndOfDay(date: string, timeZone: string): Date {
  const after = dayAfter(date);
  return toMoment(after, '00:00', timeZone) ?? toMoment(after, '01:00', timeZone) ?? new Date(NaN);
}

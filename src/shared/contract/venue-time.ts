import type { concertCountries } from './concert-choices.ts';

type Country = (typeof concertCountries)[number];

/** The zone of most of a country. See docs/product/concerts.md. */
const zones: Record<Country, string> = {
  ES: 'Europe/Madrid',
  MX: 'America/Mexico_City',
  AR: 'America/Argentina/Buenos_Aires',
  CO: 'America/Bogota',
  US: 'America/New_York',
  GB: 'Europe/London',
};

/** Cities whose clocks show something else, as `plain` writes them. */
const elsewhere: Partial<Record<Country, Record<string, string>>> = {
  ES: {
    'Atlantic/Canary': `las palmas|las palmas de gran canaria|santa cruz de tenerife|la laguna|adeje|arona
      |san cristobal de la laguna|arrecife|maspalomas|telde|puerto del rosario|puerto de la cruz
      |santa cruz de la palma|tenerife`,
  },
  MX: {
    'America/Tijuana': 'tijuana|mexicali|ensenada|rosarito|tecate',
    'America/Cancun': 'cancun|playa del carmen|tulum|cozumel|chetumal',
    'America/Hermosillo': 'hermosillo|ciudad obregon|nogales|guaymas',
    'America/Mazatlan': `mazatlan|culiacan|los mochis|tepic|la paz|cabo san lucas|los cabos
      |san jose del cabo`,
    'America/Ciudad_Juarez': 'ciudad juarez|juarez',
    'America/Matamoros': 'matamoros|reynosa|nuevo laredo|piedras negras',
  },
  US: {
    'America/Chicago': `chicago|houston|dallas|austin|san antonio|fort worth|new orleans|minneapolis
      |nueva orleans|nashville|memphis|st. louis|saint louis|milwaukee|kansas city|oklahoma city
      |tulsa|omaha|mcallen|laredo`,
    'America/Denver': 'denver|salt lake city|albuquerque|el paso|boise|santa fe',
    'America/Phoenix': 'phoenix|tucson|mesa|tempe|scottsdale',
    'America/Los_Angeles': `los angeles|san francisco|san diego|san jose|oakland|sacramento|las vegas
      |seattle|portland|long beach|anaheim|fresno|inglewood|indio|santa ana|reno|berkeley`,
    'America/Anchorage': 'anchorage',
    'Pacific/Honolulu': 'honolulu',
  },
};

const separator = /\s*\|/;

const accents = /\p{M}/gu;

/** The name of a city as the table has it: 'Cancún, Q. Roo' is 'cancun'. */
const plain = (city: string): string =>
  (city.split(',')[0] ?? '').normalize('NFD').replace(accents, '').trim().toLowerCase();

/** The IANA zone whose time the clock of a venue shows: that of the city where it is known, else of most of the country. */
export function zoneOf(country: Country, city: string): string {
  const wanted = plain(city);
  const [zone] =
    Object.entries(elsewhere[country] ?? {}).find(([, cities]) =>
      cities.split(separator).includes(wanted),
    ) ?? [];
  return zone ?? zones[country];
}

/** Milliseconds by which the clocks of a zone are ahead of UTC at a moment. */
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
 * The moment at which clocks of a zone show a time, `hh:mm`, of a day, `yyyy-mm-dd`; the first of two on the night on which
 * they are set back, null for a time that they leap over.
 */
export function momentOf(date: string, time: string, timeZone: string): Date | null {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const candidates = [shown - day, shown + day]
    .map((near) => shown - aheadAt(near, timeZone))
    .filter((moment) => moment + aheadAt(moment, timeZone) === shown);
  return candidates.length === 0 ? null : new Date(Math.min(...candidates));
}

/** The day, `yyyy-mm-dd`, that calendars of a zone show at a moment. */
export function dayIn(timeZone: string, moment: Date): string {
  return new Date(moment.getTime() + aheadAt(moment.getTime(), timeZone))
    .toISOString()
    .slice(0, 10);
}

/** The day after. */
const next = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + day).toISOString().slice(0, 10);

/** The moment at which a day is over in a zone, also where that begins the next one at one o'clock. */
export function endOf(date: string, timeZone: string): Date {
  const after = next(date);
  return momentOf(after, '00:00', timeZone) ?? momentOf(after, '01:00', timeZone) ?? new Date(NaN);
}

import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { figureSources } from '#contract/codes.ts';
import { countrySchema } from '#contract/user.ts';
import { daySchema, idSchema } from '#contract/primitives.ts';
import { addCount, addEarning, type EarningParts } from './day-figures.ts';

/** The order is free; the first two and `streams` are required. */
const columns = [
  'artist',
  'day',
  'country',
  'source',
  'track',
  'streams',
  'earnings',
  'listeners',
  'followers',
] as const;

const required: readonly string[] = ['artist', 'day', 'streams'];

const mostProblems = 20;

/** The maximum of a database integer. */
const mostPeople = 2_147_483_647;

export type ImportedDay = {
  artistId: string;
  day: string;
  streams: number;
  /** Millionths of a euro. */
  earned: number;
  listeners: number;
  followers: number | null;
  countries: EarningParts;
  sources: EarningParts;
  listenerCountries: Record<string, number>;
};

export type ImportedTrack = Pick<ImportedDay, 'artistId' | 'streams' | 'earned' | 'countries'> & {
  trackId: string;
};

export type ImportedFigures = { days: ImportedDay[]; tracks: ImportedTrack[] };

export function getArtists({ days, tracks }: ImportedFigures): string[] {
  return [...new Set([...days, ...tracks].map(({ artistId }) => artistId))];
}

/** The message has one line per problem. */
export class ImportError extends Error {}

const wholeNumber = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number));

const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.union([
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
    schema,
  ]);

const people = wholeNumber.check(z.maximum(mostPeople));

const micros = z.pipe(
  z.string().check(z.regex(/^\d{1,9}([.,]\d{1,6})?$/)),
  z.transform((text) => {
    const [whole = '0', fraction = ''] = text.split(/[.,]/);
    return Number(whole) * 1_000_000 + Number(fraction.padEnd(6, '0'));
  }),
);

const rowSchema = z.object({
  artist: idSchema,
  day: daySchema.check(z.refine((day) => !Number.isNaN(Date.parse(day)))),
  country: optional(countrySchema),
  source: optional(z.enum(figureSources)),
  track: optional(idSchema),
  streams: wholeNumber,
  earnings: optional(micros),
  listeners: optional(people),
  followers: optional(people),
});

/**
 * Reads one row per artist and day, optionally per country and source; or per track, for that
 * track's totals only. The first line decides between commas and semicolons; cells may be missing
 * at a row's end.
 *
 * @throws {ImportError} with the faulty lines; nothing is used then.
 */
export function readImport(text: string): ImportedFigures {
  const { problems, rows } = checkRows(parseRows(text));
  if (problems.length > 0) throw new ImportError(problems.join('\n'));
  const days = new Map<string, ImportedDay>();
  const tracks = new Map<string, ImportedTrack>();
  for (const row of rows) {
    const { artist: artistId, day, country, source, track, streams, listeners, followers } = row;
    const { earnings } = row;
    const earned = earnings ?? 0;
    if (track !== null) {
      const total = tracks.get(track) ?? { ...noFigures(), trackId: track, artistId };
      tracks.set(track, addRow(total, { country, streams, earned }));
      continue;
    }
    const key = `${artistId} ${day}`;
    const before = days.get(key) ?? { ...emptyImport(), artistId, day };
    const known = addRow(before, { country, streams, earned });
    addEarning(known.sources, source, [streams, earned]);
    known.listeners += listeners ?? 0;
    if (country !== null && listeners !== null) {
      addCount(known.listenerCountries, country, listeners);
    }
    known.followers = followers ?? known.followers;
    days.set(key, known);
  }
  return { days: [...days.values()], tracks: [...tracks.values()] };
}

type Row = z.infer<typeof rowSchema>;

function addRow<Figures extends ReturnType<typeof noFigures>>(
  figures: Figures,
  { country, streams, earned }: { country: string | null; streams: number; earned: number },
): Figures {
  addEarning(figures.countries, country, [streams, earned]);
  return { ...figures, streams: figures.streams + streams, earned: figures.earned + earned };
}

const noFigures = () => ({ streams: 0, earned: 0, countries: {} as EarningParts });

const emptyImport = (): Omit<ImportedDay, 'artistId' | 'day'> => ({
  ...noFigures(),
  listeners: 0,
  followers: null,
  sources: {},
  listenerCountries: {},
});

type ParsedRow = { info: { lines: number }; record: Record<string, string> };

function parseRows(text: string): { line: number; record: Record<string, string> }[] {
  try {
    return parse<ParsedRow>(text, {
      bom: true,
      columns: (names: string[]) => checkColumns(names.map((name) => name.trim().toLowerCase())),
      delimiter: getDelimiter(text),
      info: true,
      relax_column_count_less: true,
      skip_empty_lines: true,
      trim: true,
    }).map(({ info, record }) => ({ line: info.lines, record }));
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError((error as Error).message);
  }
}

/** No column name contains either. */
const getDelimiter = (text: string) => (/^[^\r\n]*;/.test(text) ? ';' : ',');

function checkColumns(names: string[]): string[] {
  const all: readonly string[] = columns;
  const unknown = names.filter((name) => !all.includes(name));
  const missing = required.filter((name) => !names.includes(name));
  if (unknown.length + missing.length === 0) return names;
  throw new ImportError(
    `Line 1: the columns may be ${columns.join(', ')}; ${required.join(', ')} have to be there.`,
  );
}

function checkRows(lines: { line: number; record: Record<string, string> }[]) {
  const none = Object.fromEntries(columns.map((name) => [name, '']));
  const problems: string[] = [];
  const rows: Row[] = [];
  const seen = new Set<string>();
  for (const { line, record } of lines) {
    const read = rowSchema.safeParse({ ...none, ...record });
    if (read.success) {
      const { artist, day, country, source, track } = read.data;
      const key = [artist, day, country, source, track].join(' ');
      if (seen.has(key)) problems.push(`Line ${line}: is there twice.`);
      seen.add(key);
      rows.push(read.data);
    } else {
      const [issue] = read.error.issues;
      const column = String(issue?.path[0]);
      problems.push(`Line ${line}, ${column}: "${record[column] ?? ''}" ${getReason(column)}.`);
    }
    if (problems.length === mostProblems) break;
  }
  return { problems, rows };
}

const reasons: Record<string, string> = {
  artist: 'is no id of an artist',
  day: 'has to be a day such as 2026-11-19',
  country: `has to be empty or one of ${countrySchema.options.join(', ')}`,
  source: `has to be empty or one of ${figureSources.join(', ')}`,
  track: 'is no id of a track',
  earnings: 'has to be euros such as 12.345678, without a sign',
};

function getReason(column: string): string {
  return reasons[column] ?? 'has to be a whole number, not negative';
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyticsScopeSchema } from '#contract/analytics.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import {
  type AnalyticsApp,
  type CountedRow,
  mayBeSeen,
  startAnalyticsApp,
} from '../../../testing/start-analytics-app.ts';
import { faro, uno } from '../../../testing/start-payment-app.ts';

const calls = ['scope', 'table', 'lines'] as const;
const today = '2026-11-20';
const dayLength = 86_400_000;
const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * dayLength).toISOString().slice(0, 10);

let tonada: AnalyticsApp;

beforeAll(async () => {
  tonada = await startAnalyticsApp();
});
afterAll(() => tonada.close());

const sumUp = (rows: readonly CountedRow[]) => ({
  streams: rows.reduce((sum, { streams }) => sum + streams, 0),
  earned: rows.reduce((sum, { earned }) => sum + earned, 0),
});

const within = (from: string, until: string) => (row: CountedRow) =>
  from <= row.day && row.day <= until;

describe.each(calls)('GET /analytics/%s', (call) => {
  // Proves analytics: Access; others' data are not found
  it.each<[string | undefined, Record<string, string>, number]>([
    [undefined, {}, 401],
    ['user', {}, 403],
    ['editorial', {}, 403],
    ['artist', {}, 200],
    ['artist', { artist: uno }, 200],
    ['artist', { artist: 'art_none' }, 404],
    ['artist', { label: 'Casa' }, 404],
    ['label', {}, 404],
    ['label', { artist: faro }, 404],
    ['label', { label: 'Casa' }, 404],
    ['casa', {}, 200],
    ['casa', { label: 'Casa' }, 200],
    ['casa', { artist: uno }, 200],
    ['casa', { label: 'Otra' }, 404],
    ['otra', { artist: faro }, 404],
    ['admin', {}, 400],
    ['admin', { label: 'Casa' }, 200],
    ['admin', { artist: faro }, 200],
    ['admin', { label: 'Otra', artist: uno }, 200],
    ['admin', { label: 'Otra', artist: faro }, 404],
    ['admin', { artist: 'art_none' }, 404],
    ['admin', { label: 'nobody' }, 404],
  ])('to %s about %j answers %i', async (who, query, status) => {
    const ids: Record<string, string> = { Casa: tonada.labels.casa, Otra: tonada.labels.otra };
    const { label, ...rest } = query;
    const named = label === undefined ? rest : { ...rest, label: ids[label] ?? label };
    expect((await tonada.ask(call, who, named)).statusCode).toBe(status);
  });

  it('rejects unknown parameters', async () => {
    expect((await tonada.ask(call, 'casa', { colour: 'red' })).statusCode).toBe(400);
    expect((await tonada.ask(call, 'casa', { artist: '../x' })).statusCode).toBe(400);
  });

  // Proves analytics: Few statements
  it('takes a few statements, however much is requested', async () => {
    const full = { by: 'track', range: '1year', compare: 'before', track: 'trk_1' };
    const most = { scope: 5, table: 7, lines: 6 }[call];
    const query: Record<string, string> = call === 'scope' ? {} : full;
    expect(await countStatements(() => tonada.ask(call, 'casa', query))).toBe(most);
  });
});

describe('the table', () => {
  const ranges = { '7days': 7, '28days': 28, '90days': 90, '1year': 365 } as const;
  const parts = ['artist', 'album', 'track', 'country', 'source', 'plan', 'device'] as const;

  // Proves analytics: A plain count over the plays, every way, every range, under contracts
  it.each(['artist', 'casa', 'otra'])('by %s agrees with a plain count', async (who) => {
    for (const [range, length] of Object.entries(ranges)) {
      for (const by of parts) {
        const from = dayBefore(today, length - 1);
        const mine = tonada.counted
          .filter(mayBeSeen[who] ?? (() => false))
          .filter(within(from, today))
          .filter((row) => row[by] !== null);
        const table = await tonada.readTable(who, { range, by });
        const plain = [...Map.groupBy(mine, (row) => row[by] ?? '')].map(([id, rows]) => ({
          id,
          ...sumUp(rows),
        }));
        const answered = table.rows
          .filter(({ now }) => now.streams > 0)
          .map(({ id, now }) => ({
            id,
            streams: now.streams,
            earned: now.earnings === null ? 'unknown' : Math.round(now.earnings * 1_000_000),
          }));
        const expected = plain.map((row) =>
          by === 'device' ? { ...row, earned: 'unknown' } : row,
        );
        expect(new Set(answered), `${who} ${range} ${by}`).toEqual(new Set(expected));
        expect(table.total.now.streams).toBe(sumUp(mine).streams);
        expect(table.rowCount).toBe(table.rows.length);
      }
    }
  });

  // Proves analytics: Comparisons
  it.each([
    ['before', '7days', 7],
    ['before', '28days', 28],
    ['before', '90days', 91],
    ['before', '1year', 364],
    ['year', '28days', 364],
  ] as const)(
    'compares finished days with those of %s, of %s, whole weeks earlier',
    async (compare, range, moved) => {
      const { total, before } = await tonada.readTable('artist', { compare, range });
      const [from, until] = [dayBefore(today, ranges[range] - 1), '2026-11-19'];
      expect(before).toEqual({ from: dayBefore(from, moved), until: dayBefore(until, moved) });
      const sums = (filter: (row: CountedRow) => boolean) =>
        sumUp(tonada.counted.filter(filter)).streams;
      expect(total.compared?.now.streams).toBe(sums(within(from, until)));
      expect(total.compared?.before.streams).toBe(
        sums(within(dayBefore(from, moved), dayBefore(until, moved))),
      );
    },
  );

  // Proves analytics: Days, weeks, months
  it('adds up to the range by weeks and months, each within it', async () => {
    for (const unit of ['day', 'week', 'month'] as const) {
      const whole = await tonada.readTable('artist', { by: 'country', range: '90days' });
      const { rows } = await tonada.readTable('artist', { by: 'country', range: '90days', unit });
      const sums = Map.groupBy(rows, ({ id }) => id);
      for (const { id, now } of whole.rows) {
        const its = sums.get(id) ?? [];
        expect(its.reduce((sum, row) => sum + row.now.streams, 0)).toBe(now.streams);
      }
      expect(rows.every(({ from, until }) => whole.from <= from && until <= whole.until)).toBe(
        true,
      );
    }
    const months = await tonada.readTable('artist', { range: '90days', unit: 'month' });
    expect(new Set(months.rows.map(({ from, until }) => `${from} ${until}`))).toEqual(
      new Set([
        '2026-08-23 2026-08-31',
        '2026-09-01 2026-09-30',
        '2026-10-01 2026-10-31',
        '2026-11-01 2026-11-20',
      ]),
    );
  });

  // Proves analytics: Days of nothing
  it('has a row for each visible day, even without plays', async () => {
    const { rows } = await tonada.readTable('otra', { unit: 'day' });
    expect(rows).toHaveLength(10);
    expect(rows.some(({ now }) => now.streams === 0)).toBe(true);
  });

  // Proves analytics: Filters
  it.each([
    ['artist', 'country', 'MX'],
    ['artist', 'plan', 'free'],
    ['track', 'album', 'alb'],
    ['total', 'track', 'trk_1'],
  ] as const)('by %s is filtered by %s', async (by, filter, value) => {
    const album = tonada.counted.find(({ track }) => track === 'trk_1')?.album ?? '';
    const wanted = filter === 'album' ? album : value;
    const { rows, total } = await tonada.readTable('artist', {
      by,
      [filter]: wanted,
      range: '1year',
    });
    const mine = tonada.counted
      .filter(within(dayBefore(today, 364), today))
      .filter((row) => row[filter] === wanted);
    expect(total.now.streams).toBe(sumUp(mine).streams);
    expect(rows.reduce((sum, { now }) => sum + now.streams, 0)).toBe(sumUp(mine).streams);
  });

  // Proves analytics: What days do not keep together
  it.each<[Record<string, string>, string]>([
    [{ by: 'country', source: 'album' }, 'source'],
    [{ by: 'track', country: 'MX' }, 'country'],
    [{ country: 'MX', plan: 'free' }, 'plan'],
  ])('rejects %j, a combination that days do not store', async (query, field) => {
    const answer = await tonada.ask('table', 'artist', query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    });
  });

  // Proves analytics: Counted elsewhere
  it('reports which imported part is missing', async () => {
    const all = await tonada.readTable('artist');
    const byPlan = await tonada.readTable('artist', { by: 'plan' });
    expect(all.missing.streams).toBe(0);
    expect(byPlan.missing.streams).toBe(40 + 7 + 900);
    expect(byPlan.total.now.streams + byPlan.missing.streams).toBe(all.total.now.streams);
  });

  // Proves analytics: Skips
  it('names tracks with their artists, and has their skips', async () => {
    const { rows } = await tonada.readTable('artist', { by: 'track', range: '1year' });
    const luna = rows.find(({ id }) => id === 'trk_1');
    expect(luna).toMatchObject({ name: 'Luna', artistName: 'Faro Norte' });
    expect(rows.reduce((sum, { now }) => sum + (now.skips ?? 0), 0)).toBeGreaterThan(0);
    expect((await tonada.readTable('artist', { by: 'country' })).total.now.skips).toBeNull();
  });

  // Proves analytics: Others' albums and tracks
  it('names no album or track of others', async () => {
    const album = tonada.counted.find(({ track }) => track === 'trk_1')?.album ?? '';
    expect((await tonada.ask('table', 'otra', { track: 'trk_1' })).statusCode).toBe(404);
    expect((await tonada.ask('table', 'otra', { album })).statusCode).toBe(404);
    expect((await tonada.ask('lines', 'otra', { track: 'trk_1' })).statusCode).toBe(404);
  });
});

describe('the lines', () => {
  // Proves analytics: Lines: how many, which
  it('are of the most streamed, four alone and two with a comparison', async () => {
    const { rows } = await tonada.readTable('artist', { by: 'track' });
    const alone = await tonada.readLines('artist', { by: 'track' });
    expect(alone.lines.map(({ id }) => id)).toEqual(rows.slice(0, 4).map(({ id }) => id));
    const compared = await tonada.readLines('artist', { by: 'track', compare: 'before' });
    expect(compared.lines).toHaveLength(2);
    expect(compared.lines[0]?.before?.streams).toHaveLength(28);
  });

  // Proves analytics: Lines add up to the table
  it.each(['day', 'week', 'month'])('by %s add up to the table', async (unit) => {
    const query = { by: 'country', range: '90days', compare: 'before' };
    const { lines, points } = await tonada.readLines('artist', { ...query, pick: 'MX,ES', unit });
    const { rows } = await tonada.readTable('artist', query);
    expect(lines.map(({ id }) => id)).toEqual(['MX', 'ES']);
    const sum = (values: readonly (number | null)[]) =>
      values.reduce<number>((total, value) => total + (value ?? 0), 0);
    for (const { id, now, before } of lines) {
      const row = rows.find((each) => each.id === id);
      expect(now.streams).toHaveLength(points.length);
      expect(sum(now.streams)).toBe(row?.now.streams);
      expect(sum(before?.streams ?? [])).toBe(row?.compared?.before.streams);
    }
  });

  // Proves analytics: Today
  it('compare today with nothing', async () => {
    const { lines } = await tonada.readLines('artist', { compare: 'before' });
    expect(lines[0]?.before?.streams.at(-1)).toBeNull();
    expect(lines[0]?.now.streams.at(-1)).not.toBeNull();
  });

  // Proves analytics: Gaps
  it('have a gap while no contract was in force', async () => {
    const { lines, points } = await tonada.readLines('casa', { by: 'artist', pick: uno });
    const isGap = lines[0]?.now.streams.map((value) => value === null);
    expect(isGap).toEqual(points.map(({ from }) => from > '2026-11-10'));
  });

  // Proves analytics: Picks that no longer exist
  it('omit missing artists, and those of others', async () => {
    const of = async (who: string, by: string, pick: string) =>
      (await tonada.readLines(who, { by, pick })).lines.map(({ id }) => id);
    expect(await of('otra', 'artist', `${faro},${uno},art_none`)).toEqual([uno]);
    expect(await of('otra', 'track', 'trk_1,trk_3')).toEqual(['trk_3']);
    expect(await of('otra', 'country', 'XX,CL')).toEqual(['CL']);
  });
});

describe('the scope', () => {
  it.each([
    ['artist', null, ['Faro Norte', 'Uno']],
    ['casa', 'Casa', ['Faro Norte', 'Uno']],
    ['otra', 'Otra', ['Uno']],
  ])('of %s is the label %s and %j', async (who, label, names) => {
    const scope = analyticsScopeSchema.parse((await tonada.ask('scope', who)).json());
    expect(scope.label?.name ?? null).toBe(label);
    expect(scope.artists.map(({ name }) => name)).toEqual(names);
    for (const { id, image } of scope.artists) expect(image).toBe(`/api/images/artist/${id}`);
    expect(scope.albums.length).toBeGreaterThan(0);
  });
});

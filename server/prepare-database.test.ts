import { count, eq, getTableName, sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#sample/catalogue.ts';
import { demoPassword } from '#sample/demo-accounts.ts';
import { insertArtists } from './modules/catalogue/artist/artist.repository.ts';
import { artistTable } from './modules/catalogue/artist/artist.table.ts';
import { albumSeeds } from './demo/seeds/album.seeds.ts';
import { artistSeeds } from './demo/seeds/artist.seeds.ts';
import { playSeeds } from './demo/seeds/play.seeds.ts';
import { playlistSeeds } from './demo/seeds/playlist.seeds.ts';
import { searchSeeds } from './demo/seeds/search.seeds.ts';
import { seedDemo } from './demo/seeds/seed-demo.ts';
import { trackSeeds } from './demo/seeds/track.seeds.ts';
import { userSeeds } from './demo/seeds/user.seeds.ts';
import { playTable } from './modules/listening/play/play.table.ts';
import { trackTable } from './modules/catalogue/track/track.table.ts';
import { userTable } from './modules/people/user/user.table.ts';
import type { Seed } from './platform/seeds/add-seeds.ts';
import { prepareDatabase } from './prepare-database.ts';
import { startTestApp, type TestApp } from './testing/start-test-app.ts';

const now = new Date('2026-11-21T12:00:00Z');

/** A demo of less than a year of figures. */
const firstSeeds = [
  ...userSeeds,
  ...artistSeeds,
  ...albumSeeds,
  ...trackSeeds,
  ...playlistSeeds,
  ...playSeeds,
  ...searchSeeds,
];

/** A seed of a newer version, with an artist unknown to the older one. */
const newPart: Seed = {
  name: '9001_another-artist',
  async add(tx) {
    const about = {
      genre: 'Jazz',
      country: 'PE',
      bio: '',
      socialLinks: {},
      relatedIds: [],
    } as const;
    await insertArtists(tx, [{ id: 'art_new', name: 'Cuarteto Quispe', ...about, relatedIds: [] }]);
  },
};

let tonada: TestApp;
const steps: string[] = [];
const onProgress = (step: string) => steps.push(step);

async function get<Answer>(url: string, headers = {}): Promise<Answer> {
  const answer = await tonada.app.inject({ url, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}

async function signIn() {
  const payload = { email: 'oyente@demo.tonada.example', password: demoPassword };
  const answer = await tonada.app.inject({ method: 'POST', url: '/api/auth/login', payload });
  expect(answer.statusCode).toBe(200);
  return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
}

async function sizes() {
  const tables = [artistTable, playTable, trackTable, userTable];
  const counted = await Promise.all(
    tables.map(async (table) => {
      const [row] = await tonada.db.select({ size: count() }).from(table);
      return [getTableName(table), row?.size];
    }),
  );
  return Object.fromEntries(counted) as Record<string, number>;
}

beforeAll(async () => {
  tonada = await startTestApp({
    now,
    prepare: async (db) => {
      await seedDemo({ db, now, seeds: firstSeeds, onProgress });
    },
  });
});
afterAll(() => tonada.close());

describe('a demo of the version before', () => {
  it('gets new parts once, and they can be found', async () => {
    const before = await sizes();
    const seeds = [...firstSeeds, newPart];
    const headers = await signIn();
    const url = '/api/playlists/pls_lunes-cuesta-arriba';
    const payload = { name: 'Cambiada por alguien' };
    await tonada.app.inject({ method: 'PATCH', url, headers, payload });
    const add = () => seedDemo({ db: tonada.db, now, seeds, onProgress });
    expect(await Promise.all([add(), add()])).toContainEqual([newPart.name]);
    expect(await add()).toEqual([]);
    expect(new Set(steps)).toEqual(
      new Set(['Adding the demo catalogue', 'Adding what is new in the demo']),
    );
    expect(await sizes()).toEqual({ ...before, artist: (before['artist'] ?? 0) + 1 });
    expect(await get(url, headers)).toMatchObject(payload);
    expect(await get('/api/search?q=cuarteto+quispe')).toMatchObject({
      artists: [{ id: 'art_new' }],
    });
  });

  it('is unchanged by a new part that fails, and gets it at the next start', async () => {
    const failing: Seed = {
      name: '9002_interrupted',
      add: async (tx) => {
        await tx.update(userTable).set({ bio: 'lost' });
        throw new Error('the disk is full');
      },
    };
    const later = { ...failing, add: async () => undefined };
    const seedsWith = (seed: Seed) => ({ db: tonada.db, now, seeds: [...firstSeeds, seed] });
    await expect(seedDemo(seedsWith(failing))).rejects.toThrow('the disk is full');
    expect(await tonada.db.$count(userTable, eq(userTable.bio, 'lost'))).toBe(0);
    expect(await seedDemo(seedsWith(later))).toEqual([failing.name]);
  });

  it('cannot have two parts with the same number', async () => {
    const seeds = [...firstSeeds, { ...newPart, name: '0001_again' }];
    await expect(seedDemo({ db: tonada.db, now, seeds })).rejects.toThrow(
      'Two seeds have the number 0001',
    );
  });
});

it('adds nothing to a database with real users', async () => {
  const house = await startTestApp();
  await house.signIn();
  await prepareDatabase(house.db, house);
  expect(await house.db.$count(artistTable)).toBe(0);
  await house.close();
});

it('keeps the plays of an account that is deleted, without the person', async () => {
  const { db } = tonada;
  const listenerId = catalogue.listeners[0]?.id ?? '';
  const played = await db.$count(playTable, eq(playTable.listenerId, listenerId));
  const rows = await sizes();
  const plays = await trackPlays();
  expect(played).toBeGreaterThan(0);
  await db.delete(userTable).where(eq(userTable.id, listenerId));
  expect(await sizes()).toEqual({ ...rows, user: (rows['user'] ?? 0) - 1 });
  expect(await trackPlays()).toBe(plays);
  expect(await db.$count(playTable, sql`${playTable.listenerId} is null`)).toBe(played);

  async function trackPlays() {
    const sums = await db.execute<{ plays: number }>(
      sql`select sum(play_count)::float as plays from ${trackTable}`,
    );
    return sums.rows[0]?.plays;
  }
});

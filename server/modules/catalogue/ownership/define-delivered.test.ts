import fastify, { type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#drizzle/orm.ts';
import { integer, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import type { Delivered } from '#contract/delivery.ts';
import type { Db } from '../../../platform/database/db.ts';
import { openTransactions } from '../../../platform/open-transactions.ts';
import { Problem, problem, refused } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { artistMemberTable } from '../artist/artist-member.table.ts';
import { deliveredColumns, pausableColumns } from './delivered.columns.ts';
import { defineDelivered, type Taking } from './index.ts';

// A whole kind: its table, its rules as functions, and its calls.

const postcardTable = pgTable('postcard', {
  ...deliveredColumns(),
  ...pausableColumns(),
  message: text('message').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
type PostcardRow = typeof postcardTable.$inferSelect;

const postcards = defineDelivered(postcardTable, { isVersioned: true });

const perArtist = 3;

type DeliveredPostcard = Delivered & { message: string };

async function takePostcard(taking: Taking<DeliveredPostcard>): Promise<void> {
  const { tx, at: createdAt, artistId, sentBy, delivered } = taking;
  const { id, message } = delivered;
  if (message === '') throw refused('message', sentences.fields.required);
  if ((await postcards.count(tx, artistId)) >= perArtist) throw problem('invalid');
  if (!(await postcards.insert(tx, { id, artistId, sentBy, message, createdAt }))) {
    throw problem('duplicate');
  }
}

function changePostcard(tx: Db, row: PostcardRow, body: { message: string; version: number }) {
  if (row.version !== body.version) throw problem('duplicate');
  return postcards.update(tx, row.id, { message: body.message });
}

const describePostcard = ({ id, message, version }: PostcardRow) => ({ id, message, version });

function servePostcards(dependencies: Parameters<typeof postcards.serveOwn>[0]) {
  const own = postcards.serveOwn(dependencies);
  const response = { 200: {} };
  app.get(
    '/postcards',
    own.list({
      find: postcards.findOf(perArtist),
      describe: (rows) => rows.map(describePostcard),
      getArtistId: ({ artistId }) => artistId,
    }),
  );
  app.post<{ Body: DeliveredPostcard }>(
    '/postcards',
    { schema: { response } },
    own.take(takePostcard),
  );
  app.put<{ Body: { message: string; version: number } }>(
    '/postcards/:id',
    { schema: { response } },
    (request) =>
      own.on(request, async (tx, row) =>
        describePostcard(await changePostcard(tx, row, request.body)),
      ),
  );
  app.delete('/postcards/:id', { schema: { response: { 204: {} } } }, async (request) => {
    await own.on(request, (tx, { id }) => postcards.remove(tx, id));
  });
}

// Its tests.

const tonada = await startTestApp();
const { db, clock } = tonada;
const app = fastify();
afterAll(() => app.close().then(tonada.close));

const [faro, uno] = ['art_faro-norte', 'art_uno'];
const people: { [name: string]: string } = {};

beforeAll(async () => {
  await addTracks(db, [
    { id: 'trk_1', title: 'Luna', artist: 'Faro Norte' },
    { id: 'trk_2', title: 'Nada', artist: 'Uno' },
  ]);
  for (const [name, artistId] of [
    ['faro', faro],
    ['uno', uno],
  ] as const) {
    const { id: userId } = await tonada.signIn({ role: 'artist' });
    people[name] = userId;
    await db.insert(artistMemberTable).values({ artistId, userId });
  }
  await db.execute(sql`create table postcard (id text primary key,
    artist_id text not null references artist on delete cascade,
    sent_by text references "user" on delete set null, is_suspended boolean not null default false,
    message text not null, version integer not null default 1, created_at timestamptz not null)`);
  app.decorateRequest('viewer', null);
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const id = people[String(request.headers['x-person'])] ?? '';
    Object.assign(request, { viewer: { id, role: 'artist', rights: [] } });
  });
  app.setErrorHandler((error, _request, reply) =>
    error instanceof Problem
      ? reply.status(error.status).send(error.bodyIn('es'))
      : reply.send(error),
  );
  openTransactions(app, db);
  servePostcards({ db, clock });
});
beforeEach(async () => {
  await db.delete(postcardTable);
});

let made = 0;
const filled = (message = 'Hola') => ({
  id: `local-${(made += 1)}`,
  at: clock().toISOString(),
  message,
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const call = (person: string, method: Method, path = '', payload?: object) =>
  app.inject({
    method,
    url: `/postcards${path}`,
    headers: { 'x-person': person },
    ...(payload && { payload }),
  });

const getMessages = async (person = 'faro') =>
  (await call(person, 'GET')).json<{ message: string }[]>().map(({ message }) => message);

describe('a delivered kind', () => {
  it('is listed, the latest first, and the list accepts deliveries', async () => {
    for (const message of ['una', 'otra']) {
      await call('faro', 'POST', '', filled(message));
      clock.advance(1_000);
    }
    await call('uno', 'POST', '', filled('ajena'));
    expect(await getMessages()).toEqual(['otra', 'una']);
    expect((await call('faro', 'GET')).headers['accept-post']).toBe('application/json');
  });

  it('is taken once, however often and at once it is sent', async () => {
    const sent = filled();
    const answers = await Promise.all([1, 2, 3].map(() => call('faro', 'POST', '', sent)));
    expect(answers.map((answer) => answer.json<object>())).toEqual(
      Array.from({ length: 3 }, () => ({ id: sent.id })),
    );
    expect(await getMessages()).toEqual(['Hola']);
  });

  it('refuses an id that somebody else used, a wrong field and one too many', async () => {
    const sent = filled();
    await call('faro', 'POST', '', sent);
    expect((await call('uno', 'POST', '', sent)).statusCode).toBe(409);
    const wrong = await call('faro', 'POST', '', filled(''));
    expect([wrong.statusCode, Object.keys(wrong.json<{ fields: object }>().fields)]).toEqual([
      422,
      ['message'],
    ]);
    await call('faro', 'POST', '', filled());
    await call('faro', 'POST', '', filled());
    expect((await call('faro', 'POST', '', filled())).statusCode).toBe(400);
    expect(await getMessages('uno')).toEqual([]);
  });

  it('changes by the version that was seen', async () => {
    const { id } = (await call('faro', 'POST', '', filled())).json<{ id: string }>();
    const change = { message: 'Adiós', version: 1 };
    expect((await call('faro', 'PUT', `/${id}`, change)).json()).toEqual({
      id,
      message: 'Adiós',
      version: 2,
    });
    expect((await call('faro', 'PUT', `/${id}`, change)).statusCode).toBe(409);
  });

  it.each(['PUT', 'DELETE'] as const)(
    'answers %s of another artist’s as unknown',
    async (method) => {
      const { id } = (await call('faro', 'POST', '', filled())).json<{ id: string }>();
      const change = { message: 'Mía', version: 1 };
      const body = method === 'PUT' ? change : undefined;
      expect((await call('uno', method, `/${id}`, body)).statusCode).toBe(404);
      expect((await call('faro', method, '/unknown', body)).statusCode).toBe(404);
      expect(await getMessages()).toEqual(['Hola']);
      expect((await call('faro', method, `/${id}`, body)).statusCode).toBeLessThan(300);
    },
  );

  it('belongs to no viewer without an artist', async () => {
    expect((await call('nobody', 'POST', '', filled())).statusCode).toBe(404);
    expect((await call('nobody', 'GET')).statusCode).toBe(404);
  });
});

import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { followedArtistListSchema, likedAlbumListSchema } from '#contract/collection.ts';
import { roleSchema } from '#contract/user.ts';
import { answeredCallTable } from '../../../platform/repeats/answered-call.table.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { insertSession } from '../../accounts/session/session.repository.ts';
import { hashToken, newToken } from '../../accounts/session/session-token.ts';
import { userTable } from '../../people/user/user.table.ts';
import { followedArtistTable } from '../../catalogue/artist/followed-artist.table.ts';
import { likedAlbumTable } from '../../catalogue/album/liked-album.table.ts';

const hour = 3_600_000;

let tonada: TestApp;
let fan: SignedIn;
let made = 0;

beforeAll(async () => {
  tonada = await startTestApp();
  await addTracks(
    tonada.db,
    ['Luz', 'Mar', 'Sol'].map((artist) => ({ id: `trk_${artist}`, title: artist, artist })),
  );
});
afterAll(() => tonada.close());
beforeEach(async () => {
  fan = await tonada.signIn();
});

const lists = [
  {
    list: 'followed-artists',
    thing: 'artistId',
    state: 'isFollowing',
    known: 'art_luz',
    other: 'art_mar',
    table: followedArtistTable,
    schema: followedArtistListSchema,
  },
  {
    list: 'liked-albums',
    thing: 'albumId',
    state: 'isLiked',
    known: 'alb_luz',
    other: 'alb_mar',
    table: likedAlbumTable,
    schema: likedAlbumListSchema,
  },
] as const;

const newLocalId = () => `local-${(made += 1)}`;
const ago = (milliseconds: number) =>
  new Date(tonada.clock().getTime() - milliseconds).toISOString();

function send(list: string, payload: unknown, person?: SignedIn) {
  return tonada.app.inject({
    method: 'POST',
    url: `/api/user/${list}`,
    payload: payload as object,
    ...(person && { headers: person.headers }),
  });
}

function ask(list: string, person?: SignedIn, query = '') {
  const url = `/api/user/${list}${query}`;
  return tonada.app.inject({ url, ...(person && { headers: person.headers }) });
}

async function getFollowers(id: string) {
  return (await tonada.app.inject({ url: `/api/artists/${id}` })).json<{ followers: number }>()
    .followers;
}

const follow = (artistId: string, isFollowing = true, at = ago(0)) => ({
  id: newLocalId(),
  artistId,
  isFollowing,
  at,
});

describe.each(lists)('/user/$list', ({ list, thing, state, known, other, table, schema }) => {
  const act = (id: string, isIn = true, at = ago(0)) => ({
    id: newLocalId(),
    [thing]: id,
    [state]: isIn,
    at,
  });
  const getIds = async (person: SignedIn) =>
    schema.parse((await ask(list, person)).json()).map(({ id }) => id);

  it('states that it takes deliveries, even while empty', async () => {
    const answer = await ask(list, fan);
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
    expect(answer.headers['accept-post']).toBe('application/json');
  });

  it('adds and removes an item, and lists items, the latest first', async () => {
    const first = act(known, true, ago(2 * hour));
    expect((await send(list, first, fan)).json()).toEqual({ id: first.id });
    await send(list, act(other, true, ago(hour)), fan);
    expect(await getIds(fan)).toEqual([other, known]);
    await send(list, act(other, false), fan);
    expect(await getIds(fan)).toEqual([known]);
  });

  // Proves outbox: Each person's own
  it('belongs to each user, whatever their role', async () => {
    await send(list, act(known), fan);
    for (const role of roleSchema.options) {
      const person = await tonada.signIn({ role });
      expect(await getIds(person)).toEqual([]);
      expect((await send(list, act(other), person)).statusCode).toBe(200);
      expect(await getIds(person)).toEqual([other]);
    }
    expect(await getIds(fan)).toEqual([known]);
  });

  it('is closed to visitors', async () => {
    expect((await ask(list)).statusCode).toBe(401);
    expect((await send(list, act(known))).statusCode).toBe(401);
  });

  it('keeps the device ids of different users apart', async () => {
    const item = act(known);
    const friend = await tonada.signIn();
    for (const person of [fan, friend]) await send(list, item, person);
    expect([await getIds(fan), await getIds(friend)]).toEqual([[known], [known]]);
  });

  // Proves outbox: Applied once, also days later and after other changes
  it('applies an item once, even if it is repeated after later ones', async () => {
    const item = act(known);
    const first = await send(list, item, fan);
    await send(list, act(known, false), fan);
    tonada.clock.advance(30 * hour);
    await tonada.app.jobs.runDue();
    const person = await signInAgain(fan);
    const again = await send(list, item, person);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(await getIds(person)).toEqual([]);
  });

  // Proves outbox: Done once, however many at once
  it('applies an item once for 300 simultaneous repeats', async () => {
    const item = act(known);
    const answers = await Promise.all(Array.from({ length: 300 }, () => send(list, item, fan)));
    expect(new Set(answers.map(({ body }) => body))).toEqual(
      new Set([JSON.stringify({ id: item.id })]),
    );
    expect(await tonada.db.$count(table, eq(table.userId, fan.id))).toBe(1);
  });

  it('refuses another item under an id that was used', async () => {
    const item = act(known);
    await send(list, item, fan);
    expect((await send(list, { ...item, [thing]: other }, fan)).statusCode).toBe(422);
    expect(await getIds(fan)).toEqual([known]);
  });

  it.each([true, false])('answers 404 for missing items: %s', async (isIn) => {
    const item = act('none', isIn);
    const answer = await send(list, item, fan);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not-found']);
    expect((await send(list, item, fan)).statusCode).toBe(404);
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['no id', { id: undefined }],
    ['an id with spaces', { id: 'not an id' }],
    ['an id that is too long', { id: 'x'.repeat(65) }],
    ['no thing', { [thing]: undefined }],
    ['no state', { [state]: undefined }],
    ['a state in words', { [state]: 'yes' }],
    ['no moment', { at: undefined }],
    ['a moment that is none', { at: '2026-02-30T00:00:00Z' }],
    ['a day', { at: '2026-11-20' }],
    ['more than there is', { userId: 'usr_other' }],
  ])('refuses %s', async (_, wrong) => {
    const payload = wrong === null || Array.isArray(wrong) ? wrong : { ...act(known), ...wrong };
    const answer = await send(list, payload, fan);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'invalid']);
    expect(await getIds(fan)).toEqual([]);
  });

  // Proves outbox: Moments
  it('limits the time to between joining and now', async () => {
    await send(list, act(known, true, '1970-01-01T00:00:00Z'), fan);
    await send(list, act(other, true, '2999-01-01T00:00:00Z'), fan);
    const since = schema.parse((await ask(list, fan)).json()).map((item) => item.since);
    expect(since).toEqual([ago(0), '2026-01-01T00:00:00.000Z']);
  });

  it('never ends a follow before it began', async () => {
    await send(list, act(known, true, ago(hour)), fan);
    await send(list, act(known, false, ago(5 * hour)), fan);
    const [row] = await tonada.db.select().from(table).where(eq(table.userId, fan.id));
    expect(row?.until).toEqual(row?.since);
  });

  it('comes in parts', async () => {
    await send(list, act(known, true, ago(2 * hour)), fan);
    await send(list, act(other, true, ago(hour)), fan);
    const first = await ask(list, fan, '?limit=1');
    const cursor = String(first.headers['x-next-cursor']);
    const second = await ask(list, fan, `?limit=1&cursor=${cursor}`);
    expect([first, second].map((part) => schema.parse(part.json())[0]?.id)).toEqual([other, known]);
    expect(second.headers).not.toHaveProperty('x-next-cursor');
  });

  it.each(['?limit=0', '?limit=501', '?limit=all', '?cursor=', '?cursor=invented', '?page=2'])(
    'refuses the part %s',
    async (query) => {
      expect((await ask(list, fan, query)).statusCode).toBe(400);
    },
  );
});

/** Moving the clock ends sessions. */
async function signInAgain({ id }: SignedIn): Promise<SignedIn> {
  const token = newToken();
  const now = tonada.clock();
  const expiresAt = new Date(now.getTime() + hour);
  const session = { tokenHash: hashToken(token), userId: id, expiresAt, now };
  const sessionId = await insertSession(tonada.db, session);
  return { id, sessionId, token, headers: { authorization: `Bearer ${token}` } };
}

describe('the followers of an artist', () => {
  it('go up and down by one, however often a change is repeated', async () => {
    const before = await getFollowers('art_sol');
    for (const isFollowing of [true, true, false, false, true]) {
      await send('followed-artists', follow('art_sol', isFollowing), fan);
    }
    expect(await getFollowers('art_sol')).toBe(before + 1);
    await send('followed-artists', follow('art_sol', false), fan);
    expect(await getFollowers('art_sol')).toBe(before);
  });

  // Proves figures: Followers: 300 at once
  it('go up by 300 when 300 users follow at the same moment', async () => {
    const before = await getFollowers('art_sol');
    const people = await Promise.all(Array.from({ length: 300 }, () => tonada.signIn()));
    await Promise.all(people.map((one) => send('followed-artists', follow('art_sol'), one)));
    expect(await getFollowers('art_sol')).toBe(before + 300);
  });

  it('are added to those of the catalogue, in search too', async () => {
    await tonada.db
      .update(artistTable)
      .set({ followers: 1_000 })
      .where(eq(artistTable.id, 'art_mar'));
    await send('followed-artists', follow('art_mar'), fan);
    const { artists } = (await tonada.app.inject({ url: '/api/search?q=mar' })).json<{
      artists: { id: string; followers: number }[];
    }>();
    expect(artists.find(({ id }) => id === 'art_mar')?.followers).toBe(1_001);
  });

  // Proves figures: Followers: deleted accounts
  it('stay counted when an account is deleted, without naming it', async () => {
    const before = await getFollowers('art_sol');
    await send('followed-artists', follow('art_sol'), fan);
    await tonada.db.delete(userTable).where(eq(userTable.id, fan.id));
    expect(await getFollowers('art_sol')).toBe(before + 1);
    expect(
      await tonada.db.$count(followedArtistTable, eq(followedArtistTable.userId, fan.id)),
    ).toBe(0);
  });
});

it('remembers deliveries for a year', async () => {
  const callerId = fan.id;
  const remembered = () =>
    tonada.db.$count(answeredCallTable, eq(answeredCallTable.callerId, callerId));
  await send('followed-artists', follow('art_luz'), fan);
  tonada.clock.advance(364 * 24 * hour);
  await tonada.app.jobs.runDue();
  expect(await remembered()).toBe(1);
  tonada.clock.advance(48 * hour);
  await tonada.app.jobs.runDue();
  expect(await remembered()).toBe(0);
});

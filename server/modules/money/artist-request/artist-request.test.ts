import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  AnswerArtistRequestBody,
  ArtistRequests,
  AskForArtistBody,
  OwnArtistRequest,
} from '#contract/artist-request.ts';
import type { Workspaces } from '#contract/workspace.ts';
import { readDecisions } from '../../../testing/read-bell.ts';
import { readOutbox } from '../../../testing/read-emails.ts';
import { type ContractApp, startContractApp } from '../../../testing/start-contract-app.ts';
import { faro, uno } from '../../../testing/start-payment-app.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { decisionNotificationTable } from '../../accounts/decision-notification/decision-notification.table.ts';
import { artistRequestTable } from './artist-request.table.ts';

let tonada: ContractApp;
let boss: SignedIn;
let other: SignedIn;

const name = 'Lucía Solar';
const proof = 'Toco con Uno desde 2019.';

beforeAll(async () => {
  tonada = await startContractApp();
  boss = await tonada.signIn({ role: 'admin' });
  other = await tonada.signIn({ role: 'admin' });
});
afterAll(() => tonada.close());

beforeEach(async () => {
  const { db, luz, clock } = tonada;
  clock.set(new Date('2026-11-20T20:00:00Z'));
  await db.delete(artistRequestTable);
  await db.delete(decisionNotificationTable);
  await db.delete(artistMemberTable).where(eq(artistMemberTable.userId, luz.id));
  await db.delete(artistTable).where(eq(artistTable.name, name));
});

const ask = (asked: Partial<AskForArtistBody> = {}, who = tonada.luz) =>
  tonada.send('POST', 'artist/request', { who, payload: { artist: name, proof, ...asked } });

async function list(): Promise<ArtistRequests> {
  return (await tonada.send('GET', 'admin/artist-requests', { who: boss })).json();
}

async function own(who = tonada.luz): Promise<OwnArtistRequest['request']> {
  const response = await tonada.send('GET', 'artist/request', { who });
  return response.json<OwnArtistRequest>().request;
}

async function answer(given: AnswerArtistRequestBody, who = boss, id?: string) {
  const request = id ?? (await list()).requests[0]?.id ?? '';
  return tonada.send('POST', `admin/artist-requests/${request}/answer`, { who, payload: given });
}

async function getArtists(who = tonada.luz) {
  const workspaces = (await tonada.send('GET', 'workspaces', { who })).json<Workspaces>();
  return workspaces.artists.map((artist) => artist.name);
}

async function readEmails(): Promise<string> {
  await tonada.app.jobs.runDue();
  return readOutbox(tonada.config.dataDir, 'luz@example.com').join('');
}

const create = { answer: 'create', name, genre: 'Folk', country: 'AR' } as const;
const connect = (artistId: string, isShared = false) =>
  ({ answer: 'connect', artistId, isShared }) as const;
const refuse = { answer: 'refuse', reason: 'El enlace no lleva a ti.' } as const;

describe('a request for an artist', () => {
  // Proves ownership: One open request of an account
  it('is one at a time, however often it is sent', async () => {
    const answers = await Promise.all([ask(), ask(), ask({ artist: 'Otra' })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      204, 409, 409,
    ]);
    expect((await list()).total).toBe(1);
    expect(await own()).toMatchObject({ state: 'open', askedAt: '2026-11-20T20:00:00.000Z' });
  });

  // Proves ownership: Who asks
  it('is for accounts of artists that speak for nobody', async () => {
    expect((await ask({}, tonada.speaker)).statusCode).toBe(409);
    for (const who of [boss, tonada.people['casa'], tonada.people['editorial']])
      expect((await ask({}, who)).statusCode).toBe(403);
  });

  // Proves ownership: A name or an address
  it('takes a name, or the address of a page', async () => {
    const refused = await ask({ artist: 'https://tonada.example/artist/art_nobody' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toHaveProperty('fields.artist');
    expect((await ask({ artist: `https://tonada.example/artist/${uno}?tab=x` })).statusCode).toBe(
      204,
    );
    expect((await list()).requests).toMatchObject([
      { artist: 'Uno', proof, refused: 0, candidates: [{ id: uno, name: 'Uno', people: [] }] },
    ]);
    await answer(refuse);
    await ask({ artist: 'faro   NORTE' });
    expect((await list()).requests[0]?.candidates).toEqual([
      { id: faro, name: 'Faro Norte', people: ['Faro'] },
    ]);
  });

  // Proves ownership: A refused request may be sent again, three in 30 days
  it('may be sent again after a refusal, three times in 30 days', async () => {
    for (const refused of [0, 1, 2]) {
      expect((await ask()).statusCode).toBe(204);
      expect((await list()).requests[0]?.refused).toBe(refused);
      expect((await answer(refuse)).statusCode).toBe(204);
      expect(await own()).toMatchObject({ state: 'refused', reason: refuse.reason });
      tonada.clock.set(new Date(tonada.clock().getTime() + 1000));
    }
    expect((await ask()).json()).toMatchObject({ code: 'duplicate' });
    tonada.clock.set(new Date('2026-12-21T20:00:00Z'));
    tonada.luz = await tonada.openSession(tonada.luz.id);
    expect((await ask()).statusCode).toBe(204);
    tonada.clock.set(new Date('2026-11-20T20:00:00Z'));
    tonada.luz = await tonada.openSession(tonada.luz.id);
  });
});

describe('its answer', () => {
  // Proves ownership: Answered: connected, created or refused, by bell and email
  it('creates an artist, and the account speaks for it at once', async () => {
    await ask();
    expect(await getArtists()).toEqual([]);
    expect((await answer(create)).statusCode).toBe(204);
    expect(await getArtists()).toEqual([name]);
    expect(await own()).toMatchObject({ state: 'accepted' });
    expect((await readDecisions(tonada, tonada.luz))[0]).toMatchObject({
      subject: 'profile',
      outcome: 'accepted',
      title: name,
      artist: { name },
      link: { screen: 'artist' },
    });
    expect(await tonada.acts()).toContain('artist.create');
    expect(await readEmails()).toContain(`habla por ${name}`);
  });

  // Proves today: Admin
  it('takes the line of an admin’s day away', async () => {
    const kinds = async () =>
      (await tonada.send('GET', 'today/admin', { who: boss }))
        .json<{ lines: { kind: string; name: string; count: number; day: string }[] }>()
        .lines.filter(({ kind }) => kind === 'artistRequest');
    await ask();
    expect(await kinds()).toMatchObject([{ name, count: 1, day: '2026-11-20' }]);
    await answer(refuse);
    expect(await kinds()).toEqual([]);
  });

  it('refuses with a reason, told by bell and email', async () => {
    await ask();
    await answer(refuse);
    expect((await readDecisions(tonada, tonada.luz))[0]).toMatchObject({
      subject: 'profile',
      outcome: 'rejected',
      title: name,
      word: refuse.reason,
      artist: null,
    });
    expect(await readEmails()).toContain(refuse.reason);
  });

  // Proves ownership: Somebody else's artist
  it('connects to an artist of others only knowingly, and tells them', async () => {
    await ask({ artist: 'Faro Norte' });
    expect((await answer(connect(faro))).statusCode).toBe(409);
    expect(await getArtists()).toEqual([]);
    expect((await answer(connect(faro, true))).statusCode).toBe(204);
    expect(await getArtists()).toEqual(['Faro Norte']);
    expect((await readDecisions(tonada, tonada.speaker))[0]).toMatchObject({
      subject: 'member',
      outcome: 'joined',
      title: 'Oyente',
      artist: { id: faro },
    });
  });

  // Proves ownership: One answer
  it('is one, of two admins at once', async () => {
    await ask();
    const id = (await list()).requests[0]?.id;
    const answers = await Promise.all([answer(refuse, boss, id), answer(create, other, id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      204, 409,
    ]);
    expect((await answer(connect(uno), other, id)).statusCode).toBe(409);
    expect((await answer(refuse, other, 'unknown')).statusCode).toBe(404);
  });

  // Proves ownership: Nothing by mistake
  it('is refused for an unknown artist, a twin, and an account that changed', async () => {
    await ask();
    expect((await answer(connect('art_nobody'))).json()).toHaveProperty('fields.artistId');
    expect((await answer({ ...create, name: 'faro norte' })).json()).toHaveProperty('fields.name');
    const { db, luz } = tonada;
    const change = (fields: Partial<typeof userTable.$inferInsert>) =>
      db.update(userTable).set(fields).where(eq(userTable.id, luz.id));
    for (const [changed, kept] of [
      [{ role: 'user' }, { role: 'artist' }],
      [{ status: 'suspended' }, { status: 'active' }],
      [{ emailVerifiedAt: null }, { emailVerifiedAt: tonada.clock() }],
    ] as const) {
      await change(changed);
      expect((await answer(create)).statusCode).toBe(422);
      await change(kept);
    }
    expect((await list()).total).toBe(1);
  });
});

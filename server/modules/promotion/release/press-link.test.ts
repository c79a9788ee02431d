import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HeardRelease, PressLinkMade, PressLinks } from '#contract/press-link.ts';
import { pressLinkLimits } from '#contract/release-limits.ts';
import type { Preparation } from '#contract/release.ts';
import { type ReleaseApp, startReleaseApp } from '../../../testing/start-release-app.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';
import { deleteOldLinks } from './press-link.repository.ts';
import { releaseLinkTable, releaseTable } from './release.table.ts';

let tonada: ReleaseApp;
beforeAll(async () => {
  tonada = await startReleaseApp();
});
beforeEach(async () => {
  await tonada.startAnew();
  await tonada.db.delete(releaseTable);
  await setAgreement('active');
});
afterAll(() => tonada.close());

const day = '2026-12-04';
const pending = () => tonada.pending({ releaseDate: day });

const setAgreement = (contractStatus: 'active' | 'expired') =>
  tonada.db.update(labelTable).set({ contractStatus }).where(eq(labelTable.id, tonada.labels.casa));

const ask = ({ id }: { id: string }, change: object = {}, who = 'casa') =>
  tonada.call(who, 'POST', `label/drafts/${id}/links`, {
    payload: { note: 'Revista X', endsOn: day, ...change },
  });
const make = async (release: { id: string }) => (await ask(release)).json<PressLinkMade>();
const read = async ({ id }: { id: string }) =>
  (await tonada.call('casa', 'GET', `label/drafts/${id}/links`)).json<PressLinks>();
const end = ({ id }: { id: string }, link: { id: string }, who = 'casa') =>
  tonada.call(who, 'DELETE', `label/drafts/${id}/links/${link.id}`);

const hear = (token: string, isRenewal = false) =>
  tonada.app.inject({ method: 'POST', url: '/api/press/release', payload: { token, isRenewal } });
async function hearAhead(token: string) {
  const heard = (await hear(token)).json<HeardRelease>();
  if (heard.kind === 'out') throw new Error('It is out.');
  return heard;
}
const getStatus = async (address: string | null = '') =>
  (await tonada.app.inject(address ?? '')).statusCode;

const row = (releaseId: string, id: string, endsOn = day) => ({
  id,
  releaseId,
  tokenHash: id,
  note: '',
  endsOn,
});

// Proves releases: A link for the press opens a release ahead, without an account
it('lets anybody with the link hear all of it, and counts openings without their readers', async () => {
  const release = await pending();
  const { id, token } = await make(release);
  const { coverImage, tracks, ...about } = await hearAhead(token);
  expect(about).toEqual({
    kind: 'ahead',
    title: 'Marea alta',
    artist: 'Faro Norte',
    label: 'Casa',
    releaseDate: day,
    endsOn: day,
  });
  expect(tracks).toMatchObject([{ title: 'Luna nueva', seconds: expect.closeTo(30, 0) as number }]);
  const sound = tracks[0]?.audioUrl ?? '';
  expect([await getStatus(coverImage), await getStatus(sound)]).toEqual([200, 200]);
  await hear(token, true);
  const link = { id, note: 'Revista X', endsOn: day, isOver: false, opened: 1 };
  const lastOpenedAt = tonada.clock().toISOString();
  expect(await read(release)).toEqual({
    lastDay: '2027-01-03',
    links: [{ ...link, lastOpenedAt }],
  });
  expect(JSON.stringify(await tonada.db.select().from(releaseLinkTable))).not.toContain(token);
  tonada.clock.advance(16 * 60_000);
  expect(await getStatus(sound)).toBe(403);
  expect(await getStatus((await hearAhead(token)).tracks[0]?.audioUrl)).toBe(200);
});

describe('a link', () => {
  type End = (release: Preparation, link: PressLinkMade) => PromiseLike<unknown>;
  const ends: Record<string, End> = {
    'that its label ended': (release, link) => end(release, link),
    'past its last day': async () => tonada.clock.set(new Date('2026-12-05T00:00:00Z')),
    'of a release that was taken back': ({ id }) =>
      tonada.call('casa', 'POST', `label/drafts/${id}/withdraw`),
    'of a rejected release': (release) =>
      tonada.decide('reject', release, { reason: 'sound', note: '' }),
    'without a contract': () => tonada.db.update(labelContractTable).set({ endsOn: '2026-11-19' }),
    'of a label whose agreement is over': () => setAgreement('expired'),
  };

  // Proves releases: An ended link is like a guess, and ends its addresses
  it.each(Object.entries(ends))('%s is like a guess, and ends its addresses', async (_, finish) => {
    const release = await pending();
    const link = await make(release);
    const { coverImage, tracks } = await hearAhead(link.token);
    await finish(release, link);
    const [ended, guess] = [await hear(link.token), await hear('guess')].map((answer) => ({
      ...answer.json<object>(),
      requestId: '',
      status: answer.statusCode,
    }));
    expect(ended).toEqual(guess);
    expect(guess).toMatchObject({ status: 404 });
    expect([await getStatus(coverImage), await getStatus(tracks[0]?.audioUrl)]).toEqual([403, 403]);
  });

  // Proves releases: It stays ended when the release is sent again
  it('stays ended when the release is sent again', async () => {
    const release = await pending();
    const { token } = await make(release);
    await tonada.call('casa', 'POST', `label/drafts/${release.id}/withdraw`);
    await tonada.send(release.id);
    expect((await hear(token)).statusCode).toBe(404);
    expect((await read(release)).links).toEqual([]);
  });

  // Proves releases: Once the release is out, it leads there
  it('leads to the album once it is out, and no longer to the sound sent for it', async () => {
    const release = await pending();
    const { token } = await make(release);
    const { tracks } = await hearAhead(token);
    await tonada.decide('approve', release);
    expect((await hearAhead(token)).tracks).toHaveLength(1);
    tonada.clock.set(new Date(`${day}T00:00:01Z`));
    await tonada.app.jobs.runAsked();
    const heard = (await hear(token)).json<HeardRelease>();
    expect(heard).toEqual({ kind: 'out', title: 'Marea alta', albumId: release.id });
    expect(await getStatus(tracks[0]?.audioUrl)).toBe(403);
  });

  // Proves releases: Whose links they are
  it('is made, read and ended by the label of the release alone', async () => {
    const release = await pending();
    const link = await make(release);
    const url = `label/drafts/${release.id}/links`;
    const others = [
      await ask(release, {}, 'otra'),
      await tonada.call('otra', 'GET', url),
      await end(release, link, 'otra'),
      // Of another release of its own.
      await end(await pending(), link),
    ];
    expect(others.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect((await hear(link.token)).statusCode).toBe(200);
  });

  // Proves releases: Links end at most 30 days after the release
  it.each([
    ['yesterday', { endsOn: '2026-11-19' }, 400],
    ['31 days after the release', { endsOn: '2027-01-04' }, 400],
    ['30 days after the release', { endsOn: '2027-01-03' }, 201],
    ['no day', { endsOn: 'mañana' }, 400],
    ['a day, for a long note', { note: 'x'.repeat(pressLinkLimits.noteMax + 1) }, 400],
  ])('that ends %s', async (_, change, status) => {
    const answer = await ask(await pending(), change);
    const { fields = {} } = answer.json<{ fields?: object }>();
    const faulty = status === 400 ? Object.keys(change) : [];
    expect([answer.statusCode, Object.keys(fields)]).toEqual([status, faulty]);
  });

  // Proves releases: A release has 20 links, a draft none
  it('is one of 20 of a release that was sent', async () => {
    const release = await pending();
    const ids = Array.from({ length: pressLinkLimits.most }, (_, index) => `lnk_${index}`);
    await tonada.db.insert(releaseLinkTable).values(ids.map((id) => row(release.id, id)));
    expect((await ask(release)).statusCode).toBe(422);
    await end(release, { id: 'lnk_7' });
    expect((await ask(release)).statusCode).toBe(201);
    const draft = await tonada.create(await tonada.draft());
    expect((await ask(draft)).statusCode).toBe(409);
  });

  // Proves releases: An expired link stays listed for 30 days
  it('stays listed for 30 days after its last one', async () => {
    const release = await pending();
    const rows = [row(release.id, 'lnk_old', '2026-10-20'), row(release.id, 'lnk_2', '2026-10-21')];
    await tonada.db.insert(releaseLinkTable).values(rows);
    await deleteOldLinks(tonada.db, tonada.clock());
    expect((await read(release)).links).toMatchObject([{ id: 'lnk_2', isOver: true }]);
  });

  // Proves releases: Guesses of a network are limited
  it('is guessed 120 times a minute from a network', async () => {
    const guess = () =>
      tonada.app.inject({
        method: 'POST',
        url: '/api/press/release',
        remoteAddress: '203.0.113.9',
        payload: { token: 'guess', isRenewal: false },
      });
    const answers = await Promise.all(Array.from({ length: 121 }, guess));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });
});

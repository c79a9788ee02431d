import { eq } from '#drizzle/orm.ts';
import type { CanvasInbox } from '#contract/canvas.ts';
import { allRights } from '#contract/right.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../../../testing/count-statements.ts';
import { type CanvasApp, startCanvasApp } from '../../../testing/start-canvas-app.ts';
import { faro, uno } from '../../../testing/start-payment-app.ts';
import { makeVideo } from '../../../testing/make-video.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { releaseTable } from '../release/release.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { canvasTable } from './canvas.table.ts';

let tonada: CanvasApp;
beforeAll(async () => {
  tonada = await startCanvasApp();
});
beforeEach(async () => {
  await tonada.startAnew();
  await tonada.db.delete(canvasTable);
  await tonada.db.delete(releaseTable);
});
afterAll(() => tonada.close());

describe('an artist', () => {
  // Proves canvas: Sent, and its fields
  it('sends a canvas, which is pending, and reads all its fields', async () => {
    const { headers } = await tonada.call('faro', 'GET', 'promotion/canvas');
    expect(headers['accept-post']).toBe('application/json');
    const sent = await tonada.deliver(await tonada.filled({ startTime: 0.5 }));
    expect(sent.json()).toMatchObject({ id: expect.stringMatching(/^local_/) as string });
    const [canvas] = await tonada.list();
    expect(canvas).toEqual({
      id: expect.any(String) as string,
      trackId: 'trk_1',
      trackTitle: 'Luna',
      artistName: 'Faro Norte',
      videoUrl: expect.stringMatching(/^\/api\/canvases\/.*\/video\?e=.*#t=0\.5,4$/) as string,
      thumbnailUrl: null,
      duration: 3.5,
      status: 'pending',
      createdAt: '2026-11-20T19:00:00.000Z',
      updatedAt: '2026-11-20T20:00:00.000Z',
      views: 0,
      engagement: 0,
    });
    const [videoUrl = ''] = canvas?.videoUrl.split('#') ?? [];
    const whole = await tonada.app.inject(videoUrl);
    expect(whole.rawPayload.toString('latin1', 4, 8)).toBe('ftyp');
    const part = await tonada.app.inject({ url: videoUrl, headers: { range: 'bytes=4-7' } });
    expect([part.statusCode, part.payload]).toEqual([206, 'ftyp']);
    expect((await tonada.app.inject(videoUrl.replace('s=', 's=x'))).statusCode).toBe(403);
  });

  // Proves canvas: A quarter of an hour
  it('sees unpublished ones at addresses valid for 15 minutes, only with the right', async () => {
    const { id, videoUrl } = await tonada.pendingCanvas();
    const see = async (url = '') => (await tonada.app.inject(url)).statusCode;
    const own = async () => (await tonada.list())[0]?.videoUrl.split('#')[0];
    const address = await own();
    tonada.clock.advance(14 * 60_000);
    expect([await see(address), await see(videoUrl ?? '')]).toEqual([200, 200]);
    tonada.clock.advance(60_000);
    expect([await see(address), await see(videoUrl ?? '')]).toEqual([403, 403]);

    const renewed = await own();
    expect(await see(renewed)).toBe(200);
    const speaks = eq(artistMemberTable.artistId, faro);
    const members = await tonada.db.delete(artistMemberTable).where(speaks).returning();
    expect(await see(renewed)).toBe(403);
    await tonada.db.insert(artistMemberTable).values(members);
    await tonada.approve(id);
    const live = (await tonada.behind('trk_1'))?.videoUrl;
    tonada.clock.advance(60 * 60_000);
    expect(await see(live)).toBe(200);
  });

  it('is shown before publication only to admins with the catalogue right', async () => {
    const { id } = await tonada.pendingCanvas();
    const admin = await tonada.signIn({ role: 'admin' });
    const { headers } = admin;
    const inbox = await tonada.app.inject({ url: '/api/editorial/canvas', headers });
    const shown = inbox.json<CanvasInbox>().items.find((each) => each.id === id);
    const see = async () => (await tonada.app.inject(shown?.videoUrl ?? '')).statusCode;
    expect(await see()).toBe(200);
    const rights = allRights.filter((right) => right !== 'catalogue');
    await tonada.db.update(userTable).set({ rights }).where(eq(userTable.id, admin.id));
    expect(await see()).toBe(403);
  });

  // Proves canvas: Delivered once
  it('stores it once for repeated and simultaneous deliveries', async () => {
    const canvas = await tonada.filled();
    const answers = await Promise.all(Array.from({ length: 40 }, () => tonada.deliver(canvas)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await tonada.stage();
    expect((await tonada.deliver(canvas)).statusCode).toBe(200);
    expect(await tonada.list()).toHaveLength(1);
  });

  // Proves canvas: Bad input
  it.each([
    ['no file and no address', { videoFile: null }, 'videoFile', /^Por favor selecciona/],
    ['a file that is gone', { videoFile: 'x'.repeat(43) }, 'videoFile', /ya no está/],
    ['another kind of address', { videoUrl: 'javascript:alert(1)' }, 'videoUrl', /https/],
    ['an address without https', { videoUrl: 'http://a.example/a.mp4' }, 'videoUrl', /https/],
    ['less than 3 seconds', { startTime: 1.5, endTime: 4 }, 'endTime', /al menos 3 segundos/],
    ['an end before the start', { startTime: 30, endTime: 3 }, 'endTime', /al menos 3 segundos/],
    ['an end beyond the video', { endTime: 8 }, 'endTime', /después del final/],
    ['the track of somebody else', { trackId: 'trk_3' }, 'trackId', /ya no está entre/],
    ['a track that there is not', { trackId: 'trk_gone' }, 'trackId', /ya no está entre/],
  ])('learns what is wrong: %s', async (_, change, field, reason) => {
    const answer = await tonada.deliver(await tonada.filled(change));
    expect(answer.json()).toMatchObject({
      fields: { [field]: expect.stringMatching(reason) as string },
    });
    expect(answer.statusCode).toBe(422);
    expect(await tonada.list()).toEqual([]);
  });

  it.each([
    { startTime: -1 },
    { startTime: 31 },
    { endTime: 2 },
    { endTime: 9 },
    { tags: ['x'.repeat(31)] },
    { description: 'x'.repeat(301) },
    { at: 'ayer' },
  ])('cannot send what no form sends: %o', async (change) => {
    expect((await tonada.deliver(await tonada.filled(change))).statusCode).toBe(400);
  });

  it('cannot use another user’s upload', async () => {
    const videoFile = await tonada.stage('casa', await makeVideo({ colour: () => '#654321' }));
    expect((await tonada.deliver(await tonada.filled({ videoFile }))).statusCode).toBe(422);
  });

  // Proves canvas: Deleted
  it('deletes a canvas with its file, which nobody else can', async () => {
    const { id, videoUrl } = await tonada.pendingCanvas();
    const remove = (who: string) => tonada.call(who, 'DELETE', `promotion/canvas/${id}`);
    expect((await remove('otra')).statusCode).toBe(404);
    expect((await remove('faro')).statusCode).toBe(204);
    expect((await remove('faro')).statusCode).toBe(404);
    expect(await tonada.list()).toEqual([]);
    expect((await tonada.app.inject(videoUrl ?? '')).statusCode).toBe(404);
  });

  // Proves canvas: Unreleased tracks
  it('chooses among published and prepared tracks', async () => {
    await tonada.pending({ releaseDate: '2026-12-01' });
    const answer = await tonada.call('faro', 'GET', 'promotion/canvas/tracks');
    expect(answer.json()).toMatchObject([
      { title: 'Luna nueva', artist: 'Faro Norte', isOut: false },
      { id: 'trk_1', title: 'Luna', artist: 'Faro Norte', isOut: true },
      { id: 'trk_2', title: 'Marea', artist: 'Faro Norte', isOut: true },
    ]);
  });
});

describe('a label and an admin', () => {
  // Proves canvas: Labels and admins
  it('send for an artist they name, a label only for artists under contract', async () => {
    for (const who of ['casa', 'admin']) {
      const canvas = await tonada.filled({}, who);
      expect((await tonada.deliver(canvas, who, `?artistId=${faro}`)).statusCode).toBe(200);
    }
    expect(await tonada.list()).toHaveLength(2);
    expect(await tonada.list('casa', `?artistId=${faro}`)).toHaveLength(2);
    const url = `promotion/canvas?artistId=${uno}`;
    expect((await tonada.call('casa', 'GET', url)).statusCode).toBe(404);
    expect((await tonada.call('admin', 'GET', 'promotion/canvas')).statusCode).toBe(400);
  });
});

describe('an editor', () => {
  // Proves canvas: The inbox
  it('reads pending ones, the oldest first, in two statements', async () => {
    await tonada.deliver(await tonada.filled());
    tonada.clock.advance(1_000);
    await tonada.deliver(await tonada.filled({ trackId: 'trk_2' }));
    const { items, counts } = await tonada.canvasInbox();
    expect(counts.waiting).toBe(2);
    expect(items).toMatchObject([
      {
        artist: { id: faro, name: 'Faro Norte' },
        track: { title: 'Luna', isOut: true, isGone: false },
        description: 'El mar de noche',
        tags: ['mar'],
        address: null,
      },
      { track: { title: 'Marea' } },
    ]);
    // One for the session, two for the inbox.
    expect(await countStatements(() => tonada.canvasInbox())).toBe(3);
  });

  // Proves canvas: The inbox in parts
  it('reads all pending ones once, in order, while one is decided', async () => {
    await tonada.deliver(await tonada.filled());
    const [row] = await tonada.db.select().from(canvasTable);
    if (row === undefined) throw new Error('Nothing waits.');
    const copies = Array.from({ length: 24 }, (_, index) => ({ ...row, id: `cnv-${index + 10}` }));
    await tonada.db.insert(canvasTable).values(copies.toReversed());
    const first = await tonada.canvasInbox();
    const last = first.items.at(-1)?.id ?? '';
    await tonada.reject(last, 'Lleva texto.');
    const second = await tonada.canvasInbox(`?cursor=${first.nextCursor ?? ''}`);
    expect([first.counts.waiting, second.counts.waiting, second.nextCursor]).toEqual([
      25,
      24,
      null,
    ]);
    const seen = [...first.items, ...second.items].map(({ id }) => id);
    expect(seen).toEqual([row.id, ...copies.map(({ id }) => id)].toSorted());
  });

  // Proves editorial: Search and counts of Canvas
  it('finds by track or artist in every state, with counts, and reads one by its address', async () => {
    const { id } = await tonada.pendingCanvas();
    const read = (query: string) => tonada.canvasInbox(encodeURI(query));
    expect((await read('?q=lúna faro')).items).toMatchObject([{ id, status: 'pending' }]);
    expect((await read('?q=marea')).counts.waiting).toBe(0);
    await tonada.reject(id, 'Lleva texto.');
    const { items, counts } = await read('?status=rejected&q=LUNA');
    expect(counts).toEqual({ waiting: 0, accepted: 0, rejected: 1 });
    const decision = { id, decidedBy: 'Eva Editora', feedback: 'Lleva texto.' };
    expect(items).toMatchObject([decision]);
    const one = () => tonada.call('editora', 'GET', `editorial/canvas/${id}`);
    expect((await one()).json()).toMatchObject(decision);
    await tonada.db.delete(canvasTable);
    expect((await one()).statusCode).toBe(404);
  });

  // Proves canvas: One live for each track
  it('approves: for a published track it appears at once and replaces the previous one', async () => {
    const first = await tonada.pendingCanvas();
    expect(await tonada.behind('trk_1')).toBeNull();
    expect((await tonada.approve(first.id)).statusCode).toBe(204);
    expect(await tonada.behind('trk_1')).toMatchObject({ id: first.id });
    const second = await tonada.pendingCanvas();
    await tonada.approve(second.id);
    expect(await tonada.behind('trk_1')).toMatchObject({ id: second.id });
    const statuses = (await tonada.list()).map(({ id, status }) => [id, status]);
    expect(Object.fromEntries(statuses)).toEqual({
      [first.id]: 'approved',
      [second.id]: 'live',
    });
    expect((await tonada.acts()).slice(-2)).toEqual(['canvas.approve', 'canvas.approve']);
  });

  // Proves canvas: Live with its release
  it('approves one for an upcoming track: it appears with the track', async () => {
    const release = await tonada.pending({ releaseDate: '2026-11-22' });
    const trackId = release.tracks[0]?.id ?? '';
    const canvas = await tonada.pendingCanvas({ trackId });
    expect(canvas.track).toMatchObject({ title: 'Luna nueva', isOut: false, isGone: false });
    await tonada.approve(canvas.id);
    expect(await tonada.list()).toMatchObject([{ status: 'approved' }]);
    await tonada.decide('approve', release);
    tonada.clock.set(new Date('2026-11-22T00:00:01Z'));
    await tonada.app.jobs.runAsked();
    expect(await tonada.behind(trackId)).toMatchObject({ id: canvas.id });
  });

  // Proves canvas: Feedback
  it('rejects with a message that the artist reads', async () => {
    const { id } = await tonada.pendingCanvas();
    expect((await tonada.reject(id, ' ')).statusCode).toBe(400);
    expect((await tonada.reject(id, 'Lleva texto.')).statusCode).toBe(204);
    expect(await tonada.list()).toMatchObject([{ status: 'rejected', feedback: 'Lleva texto.' }]);
    expect((await tonada.acts()).at(-1)).toBe('canvas.reject');
  });

  // Proves forms: Saved twice: decision on a canvas
  // Proves canvas: Two editors
  it('decides once: of two at the same moment, one learns what the other did', async () => {
    const { id } = await tonada.pendingCanvas();
    const acts = (await tonada.acts()).length;
    tonada.people['otro'] = await tonada.signIn({ role: 'editorial', displayName: 'Otro Editor' });
    const both = await Promise.all([tonada.approve(id, 'otro'), tonada.reject(id, 'No.')]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]));
    const late = both.find(({ statusCode }) => statusCode === 409);
    expect(late?.json()).toMatchObject({
      error: expect.stringMatching(/^(Otro Editor ya aprobó|Eva Editora ya rechazó)/) as string,
    });
    expect(await tonada.acts()).toHaveLength(acts + 1);
  });

  // Proves canvas: Addresses never go live
  it('cannot approve one without a file, nor one of a deleted track', async () => {
    const address = { videoFile: null, videoUrl: 'https://example.com/video.mp4', endTime: 8 };
    const { id, address: shown } = await tonada.pendingCanvas(address);
    expect(shown).toBe('https://example.com/video.mp4');
    expect((await tonada.approve(id)).json()).toMatchObject({
      error: expect.stringMatching(/solo se publica un archivo subido/) as string,
    });
    const lost = await tonada.pendingCanvas();
    const change = { trackId: 'trk_lost' };
    await tonada.db.update(canvasTable).set(change).where(eq(canvasTable.id, lost.id));
    expect((await tonada.approve(lost.id)).statusCode).toBe(422);
  });
});

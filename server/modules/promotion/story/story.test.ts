import { eq } from '#drizzle/orm.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Highlights } from '#contract/highlights.ts';
import { storyLimits } from '#contract/story-limits.ts';
import { assetTable } from '../../../platform/assets/asset.table.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { faro, uno } from '../../../testing/start-payment-app.ts';
import { startStoryApp, type StoryApp } from '../../../testing/start-story-app.ts';
import { userTable } from '../../people/user/user.table.ts';
import { hiddenStoriesTable, storyTable, storyViewTable } from './story.table.ts';

const hour = 3_600_000;

let tonada: StoryApp;
beforeAll(async () => {
  tonada = await startStoryApp();
});
beforeEach(async () => {
  await tonada.startAnew();
  tonada.people['faro'] = await tonada.openSession(tonada.speaker.id);
  await tonada.db.delete(storyTable);
});
afterAll(() => tonada.close());

describe('an artist', () => {
  // Proves stories: Published, and its fields
  it('publishes a text, and reads all its fields', async () => {
    const { headers } = await tonada.call('faro', 'GET', 'promotion/my-stories');
    expect(headers['accept-post']).toBe('application/json');
    const sent = await tonada.deliver(tonada.filled({ at: '2026-11-20T19:00:00.000Z' }));
    expect(sent.json()).toMatchObject({ id: expect.stringMatching(/^local_/) as string });
    expect(await tonada.own()).toEqual([
      {
        id: expect.any(String) as string,
        artistId: faro,
        artistName: 'Faro Norte',
        type: 'text',
        content: 'Mañana tocamos',
        caption: 'Ensayo abierto',
        duration: 5,
        createdAt: '2026-11-20T20:00:00.000Z',
        expiresAt: '2026-11-21T20:00:00.000Z',
        views: 0,
        likes: 0,
        comments: 0,
        isActive: true,
        backgroundColor: '#1b1020',
        textColor: '#ffffff',
        isSeen: false,
        isLiked: false,
      },
    ]);
  });

  // Proves stories: Files at signed addresses
  it('publishes a photo with a track, at a signed address', async () => {
    const photo = { type: 'photo', content: '', file: await tonada.stagePhoto() } as const;
    const story = await tonada.publish({ ...photo, trackId: 'trk_1', trackTitle: 'Otra' });
    expect(story).toMatchObject({ duration: 10, trackId: 'trk_1', trackTitle: 'Luna' });
    expect(story.content).toMatch(/^\/api\/stories\/.*\/file\?e=/);
    const file = await tonada.app.inject(story.content);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(file.headers['cache-control']).toBe(`private, max-age=${24 * 3_600}`);
    expect((await tonada.app.inject(story.content.replace('s=', 's=x'))).statusCode).toBe(403);
  });

  // Proves stories: Delivered once, of 300
  it('stores it once for 300 repeated and simultaneous deliveries', async () => {
    const story = tonada.filled();
    const answers = await Promise.all(Array.from({ length: 300 }, () => tonada.deliver(story)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await tonada.own()).toHaveLength(1);
  });

  // Proves stories: Bad input
  it.each([
    ['no words', { content: ' ' }, 'content', /^Por favor agrega contenido a tu historia$/],
    ['no file', { type: 'photo' }, 'content', /^Por favor agrega contenido a tu historia$/],
    ['no caption', { caption: '' }, 'caption', /^Escribe un texto/],
    ['no contrast', { textColor: '#333333' }, 'textColor', /no se leen bien/],
    ['a file that is gone', { type: 'audio', file: 'x'.repeat(43) }, 'file', /ya no está/],
    ['the track of somebody else', { trackId: 'trk_3' }, 'trackId', /ya no está entre/],
  ] as const)('learns what is wrong: %s', async (_, change, field, reason) => {
    const answer = await tonada.deliver(tonada.filled(change));
    expect(answer.json()).toMatchObject({
      fields: { [field]: expect.stringMatching(reason) as string },
    });
    expect(answer.statusCode).toBe(422);
    expect(await tonada.own()).toEqual([]);
  });

  it.each([
    { type: 'gif' },
    { backgroundColor: 'red' },
    { textColor: '#FFF' },
    { caption: 'x'.repeat(201) },
    { content: 'x'.repeat(301) },
    { at: 'ayer' },
  ])('cannot send what no form sends: %o', async (change) => {
    const story = { ...tonada.filled(), ...change } as ReturnType<typeof tonada.filled>;
    expect((await tonada.deliver(story)).statusCode).toBe(400);
  });

  // Proves stories: A day from the delivery
  it('has a day from delivery, however long the story waited on the device', async () => {
    const at = new Date(tonada.clock().getTime() - 30 * hour).toISOString();
    expect((await tonada.deliver(tonada.filled({ at }))).statusCode).toBe(200);
    const [story] = await tonada.own();
    expect(story?.expiresAt).toBe(new Date(tonada.clock().getTime() + 24 * hour).toISOString());
  });

  // Proves stories: Twenty at once
  it('has no more than twenty at once', async () => {
    const { perArtist } = storyLimits;
    const stories = Array.from({ length: perArtist + 3 }, () => tonada.filled());
    const answers = await Promise.all(stories.map((story) => tonada.deliver(story)));
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(3);
    expect(await tonada.own()).toHaveLength(perArtist);
  });

  // Proves stories: Files of others
  it('cannot use another user’s upload, or one of another kind', async () => {
    const foreign = { type: 'photo', file: await tonada.stagePhoto('casa') } as const;
    expect((await tonada.deliver(tonada.filled(foreign))).statusCode).toBe(422);
    const renamed = { type: 'video', file: await tonada.stagePhoto() } as const;
    expect((await tonada.deliver(tonada.filled(renamed))).statusCode).toBe(422);
  });

  // Proves stories: Deleted
  it('deletes a story with its file, which nobody else can', async () => {
    const photo = { type: 'photo', file: await tonada.stagePhoto() } as const;
    const { id, content } = await tonada.publish(photo);
    const remove = (who: string) => tonada.call(who, 'DELETE', `promotion/my-stories/${id}`);
    expect((await remove('otra')).statusCode).toBe(404);
    expect((await remove('faro')).statusCode).toBe(204);
    expect((await remove('faro')).statusCode).toBe(404);
    expect((await tonada.app.inject(content)).statusCode).toBe(404);
  });

  // Proves stories: Those of others
  it('reads the stories of other artists, the latest first, in four statements', async () => {
    await tonada.publish();
    const admin = `?artistId=${uno}`;
    tonada.clock.advance(1_000);
    await tonada.deliver(tonada.filled({ caption: 'De Uno' }), 'admin', admin);
    const others = (query: string, who = 'faro') =>
      tonada.call(who, 'GET', `promotion/stories${query}`);
    expect((await others('')).json()).toMatchObject([{ caption: 'De Uno', artistName: 'Uno' }]);
    expect((await others(admin, 'admin')).json()).toMatchObject([{ artistName: 'Faro Norte' }]);
    // The session, whether the artists are several, the artists and the stories.
    expect(await countStatements(() => others(''))).toBe(4);
  });
});

describe('a label and an admin', () => {
  // Proves stories: Labels and admins
  it('publish for an artist they name, a label only for artists under contract', async () => {
    for (const who of ['casa', 'admin']) {
      const answer = await tonada.deliver(tonada.filled(), who, `?artistId=${faro}`);
      expect(answer.statusCode).toBe(200);
    }
    expect(await tonada.own()).toHaveLength(2);
    const foreign = `promotion/my-stories?artistId=${uno}`;
    expect((await tonada.call('casa', 'GET', foreign)).statusCode).toBe(404);
    expect((await tonada.call('admin', 'GET', 'promotion/my-stories')).statusCode).toBe(400);
  });
});

describe('a listener', () => {
  // Proves stories: Views and likes
  it('counts once as a view and once as a like, despite simultaneous repeats', async () => {
    const { id } = await tonada.publish();
    await tonada.listen('ana');
    await tonada.listen('leo');
    const all = Array.from({ length: 20 }, () => [tonada.see('ana', id), tonada.like('ana', id)]);
    const answers = await Promise.all(all.flat());
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    await tonada.see('leo', id);
    expect(await tonada.own()).toMatchObject([{ views: 2, likes: 1 }]);
    expect(await tonada.getStories('ana')).toMatchObject([{ isSeen: true, isLiked: true }]);
    await tonada.like('ana', id, false);
    await tonada.like('ana', id, false);
    await tonada.like('leo', id, false);
    expect(await tonada.own()).toMatchObject([{ views: 2, likes: 0 }]);
  });

  it('sees the stories of an artist in their order, in two statements', async () => {
    await tonada.publish({ caption: 'Primera' });
    tonada.clock.advance(1_000);
    await tonada.publish({ caption: 'Segunda' });
    await tonada.listen('ana');
    expect(await tonada.getStories('ana')).toMatchObject([
      { caption: 'Primera', isSeen: false },
      { caption: 'Segunda' },
    ]);
    expect(await countStatements(() => tonada.getStories('ana'))).toBe(2);
    expect((await tonada.app.inject(`/api/artists/${faro}/stories`)).statusCode).toBe(401);
  });

  // Proves stories: Rings
  it('has a ring for each followed artist, those with new stories first', async () => {
    const { id } = await tonada.publish();
    tonada.clock.advance(1_000);
    const ofUno = `?artistId=${uno}`;
    await tonada.deliver(tonada.filled(), 'admin', ofUno);
    const ana = await tonada.listen('ana');
    const rings = async () =>
      (await tonada.call('ana', 'GET', 'user/highlights')).json<Highlights>().stories;
    const state = async (headers = {}) =>
      (await tonada.app.inject({ url: `/api/artists/${faro}/highlights`, headers })).json<{
        story: string;
      }>().story;
    expect(await rings()).toEqual([]);
    await tonada.follow(ana);
    await tonada.follow(ana, uno);
    expect(await rings()).toMatchObject([
      { artistId: uno, artistName: 'Uno', image: `/api/images/artist/${uno}`, isSeen: false },
      { artistId: faro, isSeen: false },
    ]);
    const [other] = await tonada.getStories('ana', uno);
    await tonada.see('ana', other?.id ?? '');
    expect(await rings()).toMatchObject([
      { artistId: faro, isSeen: false },
      { artistId: uno, isSeen: true },
    ]);
    expect([await state(), await state(ana.headers)]).toEqual(['none', 'new']);
    await tonada.see('ana', id);
    expect(await state(ana.headers)).toBe('seen');
    tonada.clock.advance(24 * hour);
    tonada.people['ana'] = await tonada.openSession(ana.id);
    expect(await rings()).toEqual([]);
    expect(await state(tonada.people['ana'].headers)).toBe('none');
  });

  // Proves stories: Hiding an artist's stories
  it('hides an artist’s stories from home for good, without unfollowing', async () => {
    await tonada.publish();
    const ana = await tonada.listen('ana');
    await tonada.follow(ana);
    const rings = async () =>
      (await tonada.call('ana', 'GET', 'user/highlights')).json<Highlights>().stories.length;
    const readNotifications = async () =>
      (await tonada.call('ana', 'GET', `artists/${faro}/highlights`)).json<object>();
    const change = (act: 'PUT' | 'DELETE') =>
      tonada.call('ana', act, `artists/${faro}/stories/hidden`);
    expect(await rings()).toBe(1);
    const answers = await Promise.all(Array.from({ length: 20 }, () => change('PUT')));
    expect(answers.every(({ statusCode }) => statusCode === 204)).toBe(true);
    expect(await rings()).toBe(0);
    expect(await readNotifications()).toMatchObject({ story: 'new', areStoriesHidden: true });
    await tonada.call('ana', 'PUT', 'artists/art_nobody/stories/hidden');
    expect(await tonada.db.$count(hiddenStoriesTable)).toBe(1);
    await change('DELETE');
    expect(await rings()).toBe(1);
    expect(await readNotifications()).toMatchObject({ areStoriesHidden: false });
    const asVisitor = { method: 'PUT', url: `/api/artists/${faro}/stories/hidden` } as const;
    expect((await tonada.app.inject(asVisitor)).statusCode).toBe(401);
  });

  // Proves stories: Deleted with the account
  it('leaves no trace of a deleted account', async () => {
    const { id } = await tonada.publish();
    const ana = await tonada.listen('ana');
    await tonada.like('ana', id);
    await tonada.db.delete(userTable).where(eq(userTable.id, ana.id));
    expect(await tonada.db.$count(storyViewTable)).toBe(0);
  });
});

describe('after 24 hours', () => {
  // Proves stories: Gone after 24 hours, with its file
  it('a story disappears everywhere even before its removal, and then its file', async () => {
    const red = { width: 300, height: 500, channels: 3, background: '#c5303f' } as const;
    const file = await tonada.stagePhoto('faro', await sharp({ create: red }).png().toBuffer());
    const photo = { type: 'photo', content: '', file } as const;
    const { id, content } = await tonada.publish(photo);
    const ana = await tonada.listen('ana');
    await tonada.follow(ana);
    tonada.clock.advance(24 * hour - 1_000);
    tonada.people['ana'] = await tonada.openSession(ana.id);
    tonada.people['faro'] = await tonada.openSession(tonada.speaker.id);
    expect((await tonada.call('ana', 'GET', 'user/highlights')).json()).toMatchObject({
      stories: [{ artistId: faro }],
    });
    // A file's address expires after hours; the list returns a new one.
    const [late] = await tonada.getStories('ana');
    expect((await tonada.app.inject(late?.content ?? '')).statusCode).toBe(200);
    tonada.clock.advance(1_000);
    expect(await tonada.own()).toEqual([]);
    expect(await tonada.getStories('ana')).toEqual([]);
    const statuses = await Promise.all([
      tonada.see('ana', id),
      tonada.like('ana', id),
      tonada.app.inject(late?.content ?? content),
      tonada.call('faro', 'DELETE', `promotion/my-stories/${id}`),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    const files = () => tonada.db.$count(assetTable, eq(assetTable.hash, file));
    expect(await files()).toBe(1);
    await tonada.app.jobs.runDue();
    expect(await tonada.db.$count(storyTable)).toBe(0);
    expect(await files()).toBe(0);
  });
});

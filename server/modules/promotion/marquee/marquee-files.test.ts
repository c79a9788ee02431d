import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MarqueeAssetKind, SponsoredAnswer } from '#contract/marquee.ts';
import { makeMp3, makeWav } from '../../../testing/make-sound.ts';
import { makeVideo } from '../../../testing/make-video.ts';
import { type MarqueeApp, startMarqueeApp } from '../../../testing/start-marquee-app.ts';
import { faro } from '../../../testing/start-payment-app.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { assetTable } from '../../../platform/assets/asset.table.ts';
import { switchSetting } from '../../accounts/service-setting/service-setting.repository.ts';

let tonada: MarqueeApp;
/** A new session: signed addresses need one that is open. */
let artist: SignedIn;
beforeAll(async () => {
  tonada = await startMarqueeApp();
});
beforeEach(async () => {
  await tonada.clear();
  artist = await tonada.openSession(tonada.speaker.id);
});
afterAll(() => tonada.close());

const drawn = (background: string) =>
  sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
const video = () => makeVideo({ width: 360, height: 640, seconds: 6 });
const assets = (change: Partial<Record<MarqueeAssetKind, string>>) => ({
  creativeAssets: { image: '', video: '', audio: '', copy: 'Escúchala', ...change },
});
const change = (id: string, body: object, who = tonada.speaker) =>
  tonada.call('PUT', `promotion/marquee/${id}`, who, body);
const open = (url: string) => tonada.app.inject(url);
const read = async (id: string) => (await tonada.list(artist)).find((each) => each.id === id);
const hashes = async () => (await tonada.db.select().from(assetTable)).map(({ hash }) => hash);

async function openedBy(who: SignedIn) {
  const answer = await tonada.call('GET', 'user/highlights', who);
  return answer.json<SponsoredAnswer>().sponsored?.track.coverImage ?? '';
}

describe('a file of a campaign', () => {
  // Proves marquee: Files
  it.each<[MarqueeAssetKind, string, () => Promise<Buffer>]>([
    ['image', 'a PNG', () => drawn('#7a2e5d')],
    ['video', 'an MP4', video],
    ['audio', 'an MP3', () => makeMp3(30, { bitrate: 128 })],
    ['audio', 'a WAV', async () => makeWav(4)],
  ])('is recognised by its content: %s, %s', async (kind, _, make) => {
    const answer = await tonada.upload(kind, await make());
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { file: expect.stringMatching(/^[\w-]{43}$/) as string },
    ]);
  });

  // Proves marquee: Rejected files
  it.each<[MarqueeAssetKind, string, () => Promise<Buffer>, RegExp]>([
    ['image', 'a text', async () => Buffer.from('foto.jpg'), /JPG o PNG/],
    ['image', 'a video', video, /JPG o PNG/],
    ['video', 'a sound', async () => makeWav(2), /MP4 o MOV/],
    ['video', 'of 16 seconds', () => makeVideo({ seconds: 16, rate: 1 }), /demasiado largo/],
    ['audio', 'a picture', () => drawn('#123456'), /MP3 o WAV/],
    ['audio', 'of 31 seconds', async () => makeWav(31), /demasiado largo/],
  ])('is refused with a reason: %s, %s', async (kind, _, make, reason) => {
    const answer = await tonada.upload(kind, await make());
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      fields: { file: expect.stringMatching(reason) as string },
    });
  });

  it('is rejected while uploads are off, and from users without promotion rights', async () => {
    const picture = await drawn('#7a2e5d');
    expect((await tonada.upload('image', picture, await tonada.signIn())).statusCode).toBe(403);
    await switchSetting(tonada.db, 'uploads', false);
    expect((await tonada.upload('image', picture)).statusCode).toBe(403);
    await switchSetting(tonada.db, 'uploads', true);
  });

  // Proves marquee: Swept
  it('is deleted after a day if no campaign uses it', async () => {
    await tonada.upload('image', await drawn('#010203'));
    const before = (await hashes()).length;
    tonada.clock.advance(25 * 3_600_000);
    await tonada.assets.sweep();
    expect(before).toBeGreaterThan((await hashes()).length);
  });
});

describe('a campaign with a file', () => {
  // Proves marquee: Who may open a file
  it('is delivered in each of the three kinds, at addresses only for artist and admin', async () => {
    const id = await tonada.draft(
      assets({
        image: await tonada.staged('image', await drawn('#7a2e5d')),
        video: await tonada.staged('video', await video()),
        audio: await tonada.staged('audio', await makeMp3(4)),
      }),
    );
    const campaign = await read(id);
    const files = campaign?.files ?? [];
    expect(files.map(({ kind }) => kind)).toEqual(['image', 'video', 'audio']);
    expect(campaign?.creativeAssets).toMatchObject({
      image: files[0]?.address,
      video: '',
      audio: '',
    });
    const opened = await Promise.all(files.map(({ address }) => open(address)));
    expect(opened.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual([
      [200, 'image/webp'],
      [200, 'video/mp4'],
      [200, 'audio/mpeg'],
    ]);
    expect((await open(`/api/marquee/${id}/image`)).statusCode).toBe(400);
    expect((await open(`/api/marquee/${id}/image?e=9&s=a`)).statusCode).toBe(403);
    await tonada.turn(id, 'activate');
    const { campaigns } = await tonada.inbox();
    expect(campaigns[0]).toMatchObject({
      addresses: [],
      files: files.map(({ kind }) => ({ kind })),
    });
  });

  // Proves marquee: Files of others
  it('cannot use another user’s file, one of another kind, or a deleted one', async () => {
    const theirs = await tonada.staged('image', await drawn('#445566'), tonada.admin);
    const sound = await tonada.staged('audio', makeWav(4));
    for (const wrong of [{ image: theirs }, { image: sound }, { video: sound }]) {
      const answer = await tonada.deliver(tonada.campaign(assets(wrong)));
      expect(answer.statusCode).toBe(422);
      const [field = ''] = Object.keys(wrong);
      expect(answer.json()).toMatchObject({ fields: { [field]: expect.any(String) as string } });
    }
    const used = assets({ audio: sound });
    await tonada.draft(used);
    expect((await tonada.deliver(tonada.campaign(used))).statusCode).toBe(422);
    expect(await tonada.list()).toHaveLength(1);
  });

  it('is claimed once for simultaneous repeats', async () => {
    const image = await tonada.staged('image', await drawn('#7a2e5d'));
    const delivered = tonada.campaign(assets({ image }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => tonada.deliver(delivered)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await read(delivered.id))?.files).toHaveLength(1);
  });

  // Proves marquee: Another file, or an address
  it('keeps its file through other changes, and replaces it by another or an address', async () => {
    const image = await tonada.staged('image', await drawn('#7a2e5d'));
    const id = await tonada.draft(assets({ image }));
    await tonada.must(change(id, { campaignName: 'Otra' }));
    expect((await read(id))?.files).toMatchObject([{ name: image }]);
    const next = await tonada.staged('image', await drawn('#0a0b0c'));
    await tonada.must(change(id, { creativeAssets: { image: next }, seen: { image } }));
    const late = await change(id, { creativeAssets: { image: '' }, seen: { image } });
    expect([late.statusCode, late.json()]).toMatchObject([409, { current: { image: next } }]);
    const [file] = (await read(id))?.files ?? [];
    expect(file?.name).toBe(next);
    const address = 'https://a.example/a.png';
    await tonada.must(change(id, { creativeAssets: { image: address }, seen: { image: next } }));
    const campaign = await read(id);
    expect([campaign?.files, campaign?.creativeAssets.image]).toEqual([[], address]);
    expect((await open(file?.address ?? '')).statusCode).toBe(404);
  });

  // Proves marquee: The picture that listeners see
  it('shows its picture to listeners, and an address to nobody', async () => {
    const image = await tonada.staged('image', await drawn('#7a2e5d'));
    const id = await tonada.running(assets({ image }));
    const who = await tonada.listener();
    const picture = await openedBy(who);
    expect(picture).toContain(`/api/marquee/${id}/image?e=`);
    const answer = await open(picture);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    await tonada.must(tonada.turn(id, 'pause'));
    const address = { creativeAssets: { image: 'https://a.example/a.png' } };
    await tonada.must(change(id, address));
    await tonada.must(tonada.turn(id, 'activate'));
    expect(await openedBy(who)).toContain('/api/images/album/');
  });

  // Proves marquee: A picture that no admin saw
  it('needs approval again for a new picture', async () => {
    const id = await tonada.running();
    await tonada.must(tonada.turn(id, 'pause'));
    const image = await tonada.staged('image', await drawn('#7a2e5d'));
    await tonada.must(change(id, { creativeAssets: { image } }));
    await tonada.must(tonada.turn(id, 'activate'));
    expect(await tonada.read(id)).toMatchObject({
      status: 'paused',
      approval: { state: 'waiting' },
    });
    expect((await tonada.inbox()).campaigns[0]?.files).toMatchObject([{ kind: 'image' }]);
    await tonada.must(tonada.approve(id));
    expect((await tonada.read(id))?.status).toBe('active');
  });

  // Proves marquee: A picture changed meanwhile
  it('needs approval again for a picture changed after the admin saw the campaign', async () => {
    const image = await tonada.staged('image', await drawn('#7a2e5d'));
    const id = await tonada.draft(assets({ image }));
    await tonada.turn(id, 'activate');
    const [seen] = (await tonada.inbox()).campaigns;
    tonada.clock.advance(1_000);
    const next = await tonada.staged('image', await drawn('#0a0b0c'));
    await tonada.must(change(id, { creativeAssets: { image: next } }));
    await tonada.must(tonada.turn(id, 'activate'));
    const approve = (askedAt?: string) => tonada.approve(id, 100, tonada.admin, askedAt);
    expect((await approve(seen?.askedAt)).statusCode).toBe(409);
    const [now] = (await tonada.inbox()).campaigns;
    expect((await approve(now?.askedAt)).statusCode).toBe(204);
  });

  // Proves marquee: Cancelled with its files
  it('deletes its file when cancelled', async () => {
    const image = await tonada.staged('image', await drawn('#7a2e5d'));
    const id = await tonada.draft(assets({ image, video: 'https://a.example/a.mp4' }));
    const [file] = (await read(id))?.files ?? [];
    await tonada.must(tonada.turn(id, 'cancel'));
    expect(await read(id)).toMatchObject({
      files: [],
      creativeAssets: { video: 'https://a.example/a.mp4' },
    });
    expect((await open(file?.address ?? '')).statusCode).toBe(404);
  });

  it('may be changed by a label with a file of its own', async () => {
    const { casa } = tonada.people;
    if (casa === undefined) throw new Error('There is no label.');
    const id = await tonada.draft();
    const image = await tonada.staged('image', await drawn('#7a2e5d'), casa);
    const path = `promotion/marquee/${id}?artistId=${faro}`;
    await tonada.must(tonada.call('PUT', path, casa, { creativeAssets: { image } }));
    expect((await read(id))?.files).toHaveLength(1);
  });
});

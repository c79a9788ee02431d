import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { profileImageMax } from '#contract/limits.ts';
import { startTestApp, type SignedIn, type TestApp } from '../../../testing/start-test-app.ts';
import { imageWidths } from '#contract/picture.ts';

let tonada: TestApp;
let luz: SignedIn;
beforeAll(async () => {
  tonada = await startTestApp();
  luz = await tonada.signIn();
});
afterAll(() => tonada.close());

const send = (payload: Buffer, type = 'image/png', { headers }: SignedIn = luz) =>
  tonada.app.inject({
    method: 'PUT',
    url: '/api/user/profile-image',
    headers: { ...headers, 'content-type': type },
    payload,
  });
const staged = async (payload: Buffer, type?: string, person?: SignedIn) =>
  (await send(payload, type, person)).json<{ profileImage: string }>().profileImage;
const profile = { displayName: 'Luz', bio: '', country: 'ES', language: 'es' };
const save = (changes: object, { headers }: SignedIn = luz) =>
  tonada.app.inject({
    method: 'PUT',
    url: '/api/user/profile',
    headers,
    payload: { ...profile, ...changes },
  });
async function sent(payload: Buffer, type?: string, person?: SignedIn) {
  const profileImage = await staged(payload, type, person);
  expect((await save({ profileImage }, person)).statusCode).toBe(200);
  return profileImage;
}
const me = async (headers = luz.headers) =>
  (await get('/api/auth/me', headers)).json<{ profileImage: string | null }>();
const get = (url: string, headers = {}) => tonada.app.inject({ url, headers });

const red = { r: 200, g: 20, b: 20 };
const blue = { r: 20, g: 20, b: 200 };

const halves = (width = 400, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: red } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: blue } },
      left: width / 2,
      top: 0,
    },
  ]);

async function channelAt(picture: Buffer, x: number, y: number) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const offset = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  const [r = 0, , b = 0] = data.subarray(offset, offset + 3);
  return r > b ? 'red' : 'blue';
}

describe('a picture', () => {
  it.each(['image/jpg', 'image/pjpeg', 'application/octet-stream'])(
    'is recognised by its content if it is named %s',
    async (type) => {
      expect((await send(await halves().jpeg().toBuffer(), type)).statusCode).toBe(200);
    },
  );

  it.each(['jpeg', 'png', 'webp'] as const)('is taken as %s and served as WebP', async (format) => {
    const path = await sent(await halves().toFormat(format).toBuffer(), `image/${format}`);
    expect(path).toMatch(new RegExp(`^/api/images/user/${luz.id}\\?v=[\\w-]+$`));
    const answer = await get(path);
    expect(answer.headers['content-type']).toBe('image/webp');
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([640, 640]);
    expect(await channelAt(answer.rawPayload, 0.1, 0.5)).toBe('red');
    expect(await channelAt(answer.rawPayload, 0.9, 0.5)).toBe('blue');
  });

  it('becomes the user’s when the profile that names it is saved, not before', async () => {
    const before = (await me()).profileImage;
    const path = await staged(await halves().flop().png().toBuffer());
    expect((await me()).profileImage).toBe(before);
    expect((await get(path)).headers['cache-control']).not.toContain('immutable');

    const refused = await save({ profileImage: path, displayName: '' });
    expect(refused.statusCode).toBe(400);
    expect((await me()).profileImage).toBe(before);

    const saved = await save({ profileImage: path });
    expect(saved.json()).toMatchObject({ profileImage: path });
    expect(saved.json()).toEqual(await me());
    expect((await get(path)).headers['cache-control']).toContain('immutable');
    // A repeat is safe, because the first answer may have been lost.
    expect((await save({ profileImage: path })).json()).toEqual(saved.json());
  });

  it('cannot be saved by another user', async () => {
    const path = await staged(await halves().png().toBuffer());
    const sol = await tonada.signIn();
    const answer = await save({ profileImage: path.replace(luz.id, sol.id) }, sol);
    expect(answer.json<{ fields: object }>().fields).toHaveProperty('profileImage');
    expect((await me(sol.headers)).profileImage).toBeNull();
  });

  it('is upright and carries no metadata', async () => {
    const photo = await halves()
      .jpeg()
      .withExif({ IFD0: { Artist: 'Luz' }, IFD3: { GPSLatitude: '40/1 25/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { rawPayload } = await get(await sent(photo, 'image/jpeg'));
    expect(await channelAt(rawPayload, 0.5, 0.1)).toBe('red');
    expect(await channelAt(rawPayload, 0.5, 0.9)).toBe('blue');
    const { exif, icc, xmp, orientation } = await sharp(rawPayload).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('comes in every width that images have, and never grows', async () => {
    const path = await sent(await halves().png().toBuffer());
    for (const width of imageWidths) {
      const { rawPayload } = await get(`${path}&w=${width}`);
      expect((await sharp(rawPayload).metadata()).width).toBe(Math.min(width, 640));
    }
  });

  it('has the type of its bytes, not of its name', async () => {
    const answer = await send(await halves().jpeg().toBuffer(), 'image/webp');
    expect(answer.statusCode).toBe(200);
  });
});

describe('the address of a picture', () => {
  it('always means the same bytes, and another picture has another one', async () => {
    const first = await sent(await halves().png().toBuffer());
    const older = await get(`${first}&w=96`);
    expect(older.headers['cache-control']).toContain('immutable');
    const second = await sent(await halves().grayscale().png().toBuffer());
    expect(second).not.toBe(first);
    const stale = await get(`${first}&w=96`);
    expect(stale.headers['cache-control']).not.toContain('immutable');
    expect(stale.headers.etag).not.toBe(older.headers.etag);
    expect(await sent(await halves().png().toBuffer())).toBe(first);
  });

  it('answers 304 if it is cached', async () => {
    const path = await sent(await halves().png().toBuffer());
    const { etag } = (await get(path)).headers;
    const again = await get(path, { 'if-none-match': etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('shows the drawn avatar again when the picture is removed', async () => {
    const sol = await tonada.signIn();
    const drawn = await get(`/api/images/user/${sol.id}`);
    const path = await sent(await halves().png().toBuffer(), 'image/png', sol);
    expect((await get(`/api/images/user/${sol.id}`)).headers.etag).not.toBe(drawn.headers.etag);
    await save({ profileImage: null }, sol);
    const after = await get(path);
    expect(after.headers.etag).toBe(drawn.headers.etag);
    expect(after.headers['cache-control']).not.toContain('immutable');
  });

  it('has a version for users alone', async () => {
    expect((await get('/api/images/album/alb_1?v=x')).statusCode).toBe(400);
  });
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

/** A PNG header of 30,000 by 30,000 pixels without data. */
async function bomb() {
  const png = await halves(2, 2).png().toBuffer();
  png.writeUInt32BE(30_000, 16);
  png.writeUInt32BE(30_000, 20);
  return png;
}

describe('a refused picture', () => {
  const before = async () =>
    (await get('/api/auth/me', luz.headers)).json<{ profileImage: string }>();

  it.each([
    ['SVG', async () => svg, /JPEG, PNG o WebP/],
    ['GIF', () => halves().gif().toBuffer(), /JPEG, PNG o WebP/],
    ['AVIF', () => halves(64, 64).avif().toBuffer(), /JPEG, PNG o WebP/],
    ['nothing', async () => Buffer.alloc(0), /JPEG, PNG o WebP/],
    ['a name alone', async () => Buffer.from('RIFFxxxxWEBPxx'), /dañada/],
    ['half a picture', async () => (await halves().png().toBuffer()).subarray(0, 60), /dañada/],
    ['a bomb', bomb, /25 megapíxeles/],
  ])('is %s, in one clear sentence', async (_what, make, sentence) => {
    const { profileImage } = await before();
    const answer = await send(await make());
    expect(answer.statusCode).toBe(400);
    const { error, fields } = answer.json<{ error: string; fields: { profileImage: string } }>();
    expect(error).toMatch(sentence);
    expect(fields.profileImage).toBe(error);
    expect((await before()).profileImage).toBe(profileImage);
  });

  // Proves security: V1.3 Sanitization
  it('is one of another type, whatever its name', async () => {
    for (const type of ['image/svg+xml', 'image/png']) {
      const answer = await send(svg, type);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ error: string }>().error).toBe('Elige una imagen JPEG, PNG o WebP.');
    }
  });

  it('is one of more than 5 MB, while one of 5 MB is read', async () => {
    const large = Buffer.concat([await halves().png().toBuffer(), Buffer.alloc(profileImageMax)]);
    const refused = await send(large);
    expect(refused.statusCode).toBe(413);
    expect(refused.json<{ error: string }>().error).toMatch(/5 MB/);
    expect((await send(large.subarray(0, profileImageMax))).statusCode).toBe(200);
  });

  it('is one of a visitor', async () => {
    const answer = await tonada.app.inject({ method: 'PUT', url: '/api/user/profile-image' });
    expect(answer.statusCode).toBe(401);
  });

  it('is the thirty-first within a quarter of an hour', async () => {
    const sol = await tonada.signIn();
    for (let index = 0; index < 30; index += 1) await send(svg, 'image/png', sol);
    const picture = await halves().png().toBuffer();
    expect((await send(picture, 'image/png', sol)).statusCode).toBe(429);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chartIds } from '#contract/codes.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let tonada: TestApp;

beforeAll(async () => {
  tonada = await startTestApp();
  await tonada.db.insert(artistTable).values({
    id: 'art_faro',
    name: 'Faro Norte',
    genre: 'Indie',
    country: 'Chile',
    bio: '',
    socialLinks: {},
    relatedIds: [],
    searchKey: 'faro norte',
    searchText: 'faro norte',
  });
});

afterAll(() => tonada.close());

const portrait = '/api/images/artist/art_faro';

describe('an image', () => {
  it('is WebP with a strong tag and a day of caching', async () => {
    const answer = await tonada.app.inject(`${portrait}?w=96`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers.etag).toMatch(/^"[^"]+"$/);
    expect(answer.headers['cache-control']).toContain('max-age=86400');
    expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  });

  it('is 640 px wide by default', async () => {
    const [plain, wide] = await Promise.all(
      [portrait, `${portrait}?w=640`].map((url) => tonada.app.inject(url)),
    );
    expect(plain?.headers.etag).toBe(wide?.headers.etag);
  });

  it('is JPEG on request, with a tag of its own', async () => {
    const webp = await tonada.app.inject(`${portrait}?w=96`);
    const jpeg = await tonada.app.inject(`${portrait}?w=96&f=jpg`);
    expect(jpeg.statusCode).toBe(200);
    expect(jpeg.headers['content-type']).toBe('image/jpeg');
    expect(jpeg.rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(jpeg.headers.etag).not.toBe(webp.headers.etag);
    expect(jpeg.headers.etag).toMatch(/^"[^"]+"$/);
    const headers = { 'if-none-match': String(jpeg.headers.etag) };
    const again = await tonada.app.inject({ url: `${portrait}?w=96&f=jpg`, headers });
    expect(again.statusCode).toBe(304);
  });

  it('is AVIF for clients that support it, with a tag of its own and fewer bytes', async () => {
    const url = `${portrait}?w=320`;
    const headers = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };
    const [avif, webp] = await Promise.all([
      tonada.app.inject({ url, headers }),
      tonada.app.inject(url),
    ]);
    expect(avif.headers['content-type']).toBe('image/avif');
    expect(avif.rawPayload.subarray(4, 12).toString()).toBe('ftypavif');
    expect(avif.rawPayload.length).toBeLessThan(webp.rawPayload.length * 0.75);
    expect(avif.headers.etag).not.toBe(webp.headers.etag);
    for (const { headers: sent } of [avif, webp]) expect(sent['vary']).toBe('Accept');
    const known = { ...headers, 'if-none-match': String(avif.headers.etag) };
    expect((await tonada.app.inject({ url, headers: known })).statusCode).toBe(304);
  });

  it('is not sent again if it is cached', async () => {
    const first = await tonada.app.inject(`${portrait}?w=96`);
    const etag = String(first.headers.etag);
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await tonada.app.inject({
        url: `${portrait}?w=96`,
        headers: { 'if-none-match': header },
      });
      expect(again.statusCode).toBe(304);
      expect(again.rawPayload).toHaveLength(0);
      expect(again.headers.etag).toBe(etag);
    }
    const other = await tonada.app.inject({
      url: `${portrait}?w=160`,
      headers: { 'if-none-match': etag },
    });
    expect(other.statusCode).toBe(200);
  });

  it('answers HEAD with the length and no body', async () => {
    const [full, head] = await Promise.all([
      tonada.app.inject(`${portrait}?w=96`),
      tonada.app.inject({ method: 'HEAD', url: `${portrait}?w=96` }),
    ]);
    expect(head?.statusCode).toBe(200);
    expect(head?.headers['content-length']).toBe(String(full?.rawPayload.length));
    expect(head?.rawPayload).toHaveLength(0);
  });

  it('stands for a banner of the same artist', async () => {
    const answer = await tonada.app.inject('/api/images/banner/art_faro?w=320');
    expect(answer.statusCode).toBe(200);
  });
});

it('stands for each chart, and no two are alike', async () => {
  const pictures = await Promise.all(
    chartIds.map((id) => tonada.app.inject(`/api/images/chart/${id}?w=96&f=jpg`)),
  );
  expect(pictures.map(({ statusCode }) => statusCode)).toEqual(chartIds.map(() => 200));
  const drawn = new Set(pictures.map(({ rawPayload }) => rawPayload.toString('base64')));
  expect(drawn.size).toBe(chartIds.length);
});

describe('a wrong address', () => {
  it.each([
    ['/api/images/artist/art_nobody', 404, 'not-found'],
    ['/api/images/album/art_faro', 404, 'not-found'],
    ['/api/images/statue/art_faro', 404, 'not-found'],
    ['/api/images/chart/moon', 404, 'not-found'],
    [`${portrait}?w=97`, 400, 'invalid'],
    [`${portrait}?w=`, 400, 'invalid'],
    [`${portrait}?w=96&w=160`, 400, 'invalid'],
    [`${portrait}?size=96`, 400, 'invalid'],
    [`${portrait}?f=png`, 400, 'invalid'],
    ['/api/images/artist/..%2f..%2fetc', 404, 'not-found'],
  ])('%s gets %i', async (url, status, code) => {
    const answer = await tonada.app.inject(url);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.headers['cache-control'] ?? '').not.toContain('public');
  });

  it('lists the available widths', async () => {
    const answer = await tonada.app.inject(`${portrait}?w=97`);
    expect(answer.json().error).toContain('96, 160, 320, 640, 1200');
  });
});

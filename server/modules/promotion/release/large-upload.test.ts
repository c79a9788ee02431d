import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import { Upload as ForeignUpload } from 'tus-js-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadLimits } from '#contract/release-limits.ts';
import { startReleaseApp, type ReleaseApp } from '../../../testing/start-release-app.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { makeWav } from '../../../testing/make-sound.ts';
import { assetUseTable } from '../../../platform/assets/asset.table.ts';
import { switchSetting } from '../../accounts/service-setting/service-setting.repository.ts';
import { uploadTable } from '../../accounts/upload/upload.table.ts';

const url = '/api/label/uploads/sound';
const tus = { 'tus-resumable': '1.0.0' };
const asPart = { ...tus, 'content-type': 'application/offset+octet-stream' };
/** Five seconds: 441,044 bytes. */
const wav = makeWav(5);

let tonada: ReleaseApp;
/** Another server on the same database and store. */
let second: TestApp;
let origin: string;
beforeAll(async () => {
  tonada = await startReleaseApp();
  const { config } = tonada;
  const database = { ...config, remove: async () => undefined };
  second = await startTestApp({ database });
  origin = await tonada.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  await tonada.startAnew();
  await tonada.db.delete(uploadTable);
});
afterAll(async () => {
  await second.close();
  await tonada.close();
});

type Call = { who?: string; to?: string; headers?: object; payload?: Buffer };

const call = (
  method: 'OPTIONS' | 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
  { who = 'casa', to = url, headers = tus, payload }: Call = {},
  { app } = tonada as Pick<TestApp, 'app'>,
) =>
  app.inject({
    method,
    url: to,
    headers: { ...tonada.people[who]?.headers, ...headers },
    ...(payload && { payload }),
  });

const begin = (bytes: number, who = 'casa') =>
  call('POST', { who, headers: { ...tus, 'upload-length': String(bytes) } });

/** The address of an upload that was begun. */
const begun = async (bytes = wav.length) => String((await begin(bytes)).headers['location']);

const send = (to: string, offset: number, payload: Buffer, more: Call & { on?: TestApp } = {}) =>
  call(
    'PATCH',
    {
      ...more,
      to,
      payload,
      headers: { ...asPart, 'upload-offset': String(offset), ...more.headers },
    },
    more.on ?? tonada,
  );

const offsetOf = async (to: string, who = 'casa') => {
  const { statusCode, headers } = await call('HEAD', { to, who });
  return statusCode === 200 ? Number(headers['upload-offset']) : statusCode;
};

const finish = (to: string, who = 'casa') => call('POST', { who, to: `${to}/finish` });

/** Sends the beginning of a body, and the rest when asked. */
async function sendSlowly(to: string, payload: Buffer) {
  const request = http.request(`${origin}${to}`, {
    method: 'PATCH',
    headers: {
      ...tonada.people['casa']?.headers,
      ...asPart,
      'upload-offset': 0,
      'content-length': wav.length,
    },
  });
  const answered = new Promise<number>((resolve) => {
    request.on('response', ({ statusCode = 0 }) => resolve(statusCode));
    request.on('error', () => resolve(0));
  });
  const former = await writerOf(to);
  await new Promise<void>((resolve) => void request.write(payload, () => resolve()));
  await expect.poll(() => writerOf(to)).not.toBe(former);
  return {
    // What was written arrives before the end.
    breakOff: () => request.socket?.end(),
    goOn: (rest: Buffer) => {
      request.end(rest);
      return answered;
    },
  };
}

const writerOf = async (to: string) => {
  const rows = await tonada.db.select().from(uploadTable);
  return rows.find(({ id }) => to.endsWith(id))?.writer;
};

const countParts = async () => {
  const uses = await tonada.db.select().from(assetUseTable);
  return uses.filter(({ usedBy }) => usedBy.includes('release-sound/')).length;
};

describe('a large file', () => {
  // Proves releases: Large files go on where they broke
  it('arrives in parts, on several servers, and is checked as a whole', async () => {
    const to = await begun();
    const first = await send(to, 0, wav.subarray(0, 300_000));
    expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, '300000']);
    expect(first.headers['tus-resumable']).toBe('1.0.0');
    expect((await finish(to)).statusCode).toBe(409);
    const rest = await send(to, 300_000, wav.subarray(300_000), { on: second });
    expect(rest.statusCode).toBe(204);
    const answer = await finish(to);
    expect(answer.json()).toEqual(await tonada.sendSound(wav));
    // An answer that was lost is given again.
    expect((await finish(to)).json()).toEqual(answer.json());
    await tonada.app.jobs.runDue();
    expect(await countParts()).toBe(0);
  });

  // Proves releases: Large files go on where they broke
  it('keeps what came before the connection broke', async () => {
    const to = await begun();
    (await sendSlowly(to, wav.subarray(0, 200_000))).breakOff();
    await expect.poll(() => offsetOf(to)).toBe(200_000);
    expect((await send(to, 200_000, wav.subarray(200_000))).statusCode).toBe(204);
    expect((await finish(to)).statusCode).toBe(200);
  });

  // Proves releases: Two requests never write the same bytes
  it('takes the bytes of one of two requests', async () => {
    const to = await begun();
    const both = await Promise.all([send(to, 0, wav), send(to, 0, wav, { on: second })]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]));
    expect((await finish(to)).statusCode).toBe(200);
  });

  // Proves releases: Two requests never write the same bytes
  it('takes nothing more of a dead connection once it is sent by another', async () => {
    const to = await begun();
    const dead = await sendSlowly(to, wav.subarray(0, 100_000));
    const live = await sendSlowly(to, wav.subarray(0, 50_000));
    dead.breakOff();
    await expect.poll(countParts).toBe(1);
    expect(await live.goOn(wav.subarray(50_000))).toBe(204);
    expect(await offsetOf(to)).toBe(wav.length);
  });

  it('is not taken at another offset, beyond its end, or as another type', async () => {
    const to = await begun(100);
    const bytes = Buffer.alloc(60, 1);
    expect((await send(to, 10, bytes)).statusCode).toBe(409);
    expect((await send(to, 0, Buffer.alloc(101))).statusCode).toBe(413);
    const headers = { 'content-type': 'application/octet-stream' };
    expect((await send(to, 0, bytes, { headers })).statusCode).toBe(415);
    expect((await call('HEAD', { to, headers: {} })).statusCode).toBe(412);
    expect(await offsetOf(to)).toBe(0);
    expect((await call('POST')).statusCode).toBe(400);
    expect((await begin(uploadLimits.soundBytes + 1)).statusCode).toBe(413);
  });

  it('is compared with the checksum of each part', async () => {
    const to = await begun(100);
    const bytes = Buffer.alloc(60, 1);
    const sum = (of: Buffer) => `sha256 ${createHash('sha256').update(of).digest('base64')}`;
    const sent = (of: Buffer) => send(to, 0, bytes, { headers: { 'upload-checksum': sum(of) } });
    expect((await sent(Buffer.from('else'))).statusCode).toBe(460);
    expect(await offsetOf(to)).toBe(0);
    expect((await sent(bytes)).statusCode).toBe(204);
    const { headers } = await call('OPTIONS');
    expect(headers).toMatchObject({
      'tus-version': '1.0.0',
      'tus-extension': 'creation,expiration,checksum,termination',
      'tus-max-size': String(uploadLimits.soundBytes),
    });
  });

  // Proves releases: A large file belongs to its sender
  it('is not found by others, and goes on after a new sign-in', async () => {
    const to = await begun();
    await send(to, 0, wav.subarray(0, 300_000));
    tonada.people['otra'] = await tonada.signIn({ role: 'admin' });
    expect(await offsetOf(to, 'otra')).toBe(404);
    expect((await send(to, 300_000, wav.subarray(300_000), { who: 'otra' })).statusCode).toBe(404);
    expect((await finish(to, 'otra')).statusCode).toBe(404);
    expect((await call('DELETE', { to, who: 'otra' })).statusCode).toBe(404);
    expect((await send(to, 300_000, wav.subarray(300_000), { who: 'nadie' })).statusCode).toBe(401);
    expect((await send(to, 300_000, wav.subarray(300_000))).statusCode).toBe(204);
  });

  // Proves releases: Abandoned large files go
  it('goes when it is cancelled, and a day after its last byte', async () => {
    const cancelled = await begun();
    await send(cancelled, 0, wav.subarray(0, 300_000));
    expect((await call('DELETE', { to: cancelled })).statusCode).toBe(204);
    expect(await offsetOf(cancelled)).toBe(404);
    const kept = await begun();
    await send(kept, 0, wav.subarray(0, 200_000));
    tonada.clock.advance(23 * 3_600_000);
    const { id } = tonada.people['casa'] ?? { id: '' };
    tonada.people['casa'] = await tonada.openSession(id);
    expect((await send(kept, 200_000, wav.subarray(200_000, 300_000))).statusCode).toBe(204);
    tonada.clock.advance(23 * 3_600_000);
    await tonada.assets.sweep();
    tonada.people['casa'] = await tonada.openSession(id);
    expect((await send(kept, 300_000, wav.subarray(300_000))).statusCode).toBe(204);
    expect((await finish(kept)).statusCode).toBe(200);
    tonada.clock.advance(25 * 3_600_000);
    await tonada.app.jobs.runDue();
    expect(await tonada.db.select().from(uploadTable)).toEqual([]);
  });

  it('is refused like any other, and only while uploads are on', async () => {
    const to = await begun(1_000);
    await send(to, 0, Buffer.alloc(1_000, 'x'));
    const refused = await finish(to);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      fields: { sound: expect.stringMatching(/^Elige un archivo MP3/) as string },
    });
    await switchSetting(tonada.db, 'uploads', false);
    expect((await begin(1_000)).statusCode).toBe(403);
    expect((await send(to, 1_000, Buffer.alloc(0))).statusCode).toBe(403);
    await switchSetting(tonada.db, 'uploads', true);
  });

  // Proves releases: Large files have limits
  it('is one of fifty unfinished, 8 GB together', async () => {
    const userId = tonada.people['casa']?.id ?? '';
    const expiresAt = new Date(tonada.clock().getTime() + 1_000);
    const toRow = (bytes: number, n: number) =>
      ({ id: `${bytes}-${n}`, userId, purpose: 'x', bytes, expiresAt }) as const;
    const add = (count: number, bytes: number) =>
      tonada.db
        .insert(uploadTable)
        .values(Array.from({ length: count }, (_, n) => toRow(bytes, n)));
    await add(1, 8 * 1024 ** 3 - 1_000);
    expect((await begin(1_001)).statusCode).toBe(422);
    expect((await begin(1_000)).statusCode).toBe(201);
    await tonada.db.delete(uploadTable);
    await add(49, 1);
    expect((await begin(1)).statusCode).toBe(201);
    expect((await begin(1)).statusCode).toBe(422);
  });
});

// Proves releases: Any client of tus 1.0
it('is sent by a client of others that meets a broken connection', async () => {
  const gate = http.createServer((request, response) => {
    const { method, headers, url: path = '' } = request;
    const inner = http.request(`${origin}${path}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    inner.on('error', () => response.destroy());
    request.on('error', () => inner.destroy()).pipe(inner);
    if (method === 'PATCH' && cuts < 2) {
      cuts += 1;
      request.once('data', () => request.destroy());
    }
  });
  let cuts = 0;
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const { port } = gate.address() as AddressInfo;
  const large = makeWav(60);
  const sent = Promise.withResolvers<string>();
  const upload: ForeignUpload = new ForeignUpload(large, {
    endpoint: `http://127.0.0.1:${port}${url}`,
    headers: { ...tonada.people['casa']?.headers },
    // On a busy machine the server notices a cut later.
    retryDelays: [10, 100, 500, 1_000, 2_000, 4_000, 8_000],
    onSuccess: () => sent.resolve(upload.url ?? ''),
    onError: (error) => sent.reject(error),
  });
  upload.start();
  const { pathname } = new URL(await sent.promise);
  expect((await finish(pathname)).json()).toMatchObject({ format: 'wav', seconds: 60 });
  expect(cuts).toBe(2);
  gate.close();
  gate.closeAllConnections();
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type S3Fault, startS3, type TestS3 } from '../../testing/start-s3.ts';
import type { AssetStore } from './asset-store.ts';
import { assetContent } from './asset-content.ts';
import { openS3Client } from './s3-client.ts';
import { readList } from './read-list.ts';
import { openS3Store } from './s3-store.ts';
import { isStoreFull } from './store-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonada-s3-drafts-'));
const patience = { silence: 300, tries: 3, pause: 5 };
const sound = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7_919) % 251));
let s3: TestS3;
let store: AssetStore;
let hash: string;

beforeAll(async () => {
  s3 = await startS3();
  store = openS3Store(s3.settings, folder, patience);
  hash = await add(sound);
  s3.calls.length = 0;
});
afterEach(() => {
  s3.faults.find = () => undefined;
  s3.calls.length = 0;
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

async function add(content: Buffer | string, to: AssetStore = store) {
  const draft = await to.receive(Readable.from([Buffer.from(content)]));
  try {
    await draft.put();
    return draft.hash;
  } finally {
    await draft.discard();
  }
}
const readAll = async () => buffer(await store.read(hash));
const isContent = ({ url = '' }) => url.includes(`/assets/${hash}`);

/** The first calls of a content get a fault each. */
function failContents(...faults: S3Fault[]) {
  s3.faults.find = (call) => (isContent(call) ? faults.shift() : undefined);
}
const always = (fault: S3Fault) => {
  s3.faults.find = () => fault;
};

describe('a content', () => {
  it('is stored by one signed call with its length and hash', async () => {
    await add('una canción');
    const put = s3.calls.find(({ method, url }) => method === 'PUT' && url.includes('/assets/'));
    expect(put?.headers).toMatchObject({
      'content-length': '12',
      'x-amz-content-sha256': expect.stringMatching(/^[\da-f]{64}$/) as string,
      authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 /) as string,
    });
    expect(put?.headers['transfer-encoding']).toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
  });

  // Proves store: Ranges
  it('is read from the store only as far as it is asked for', async () => {
    const content = assetContent({ hash, type: 'audio/mpeg', bytes: sound.length }, store);
    const part = content.open({ start: 100_000, end: 100_010 });
    expect(await part.read(100_000, 99)).toEqual(sound.subarray(100_000, 100_010));
    part.close();
    expect(s3.calls.map(({ headers }) => headers.range)).toEqual(['bytes=100000-100009']);
  });

  it('stays whole where the connection breaks on the way', async () => {
    failContents({ kind: 'cut', bytes: 100_000 }, { kind: 'cut', bytes: 50_000 });
    expect((await readAll()).equals(sound)).toBe(true);
    const ranges = s3.calls.map(({ headers }) => headers.range ?? 'all');
    expect(ranges[0]).toBe('all');
    expect(ranges.slice(1).every((range) => /^bytes=[1-9]\d*-299999$/.test(range))).toBe(true);
  });

  // Proves store: A damaged content
  it.each<[string, S3Fault]>([
    ['always breaks off at once', { kind: 'cut', bytes: 0 }],
    ['has another byte', { kind: 'forged', flip: 299_999 }],
  ])('that %s is not taken for whole', async (_, fault) => {
    always(fault);
    await expect(readAll()).rejects.toThrow(/broke off|another content/);
    expect((await readAll().catch(String)).toString()).not.toEqual(sound.toString());
  });

  it('that is shorter than its row is an error, and no shorter song', async () => {
    const content = assetContent({ hash, type: 'audio/mpeg', bytes: sound.length + 5 }, store);
    const part = content.open({ start: 299_990, end: 300_005 });
    await expect(part.read(299_990, 99)).rejects.toThrow('another length');
  });

  it('ends its call when its reader leaves', async () => {
    const content = assetContent({ hash, type: 'audio/mpeg', bytes: sound.length }, store);
    const part = content.open({ start: 0, end: sound.length });
    await part.read(0, 1);
    part.close();
    await expect(part.read(200_000, 1)).rejects.toThrow(/close/);
  });
});

describe('the store', () => {
  // Proves store: Gone for a minute
  it('may be busy for a moment', async () => {
    const busy: S3Fault = { kind: 'refused', status: 503, code: 'SlowDown' };
    failContents(busy, busy);
    expect((await readAll()).equals(sound)).toBe(true);
    expect(store.failure()).toBeNull();
  });

  it('may be gone for a while, loses nothing and says where it was looked for', async () => {
    await s3.leave();
    await expect(readAll()).rejects.toThrow(`${s3.settings.endpoint} does not answer`);
    await expect(add('para después')).rejects.toThrow('does not answer');
    expect(readdirSync(folder)).toEqual([]);
    expect(store.failure()?.message).toContain('does not answer');
    await s3.comeBack();
    expect((await readAll()).equals(sound)).toBe(true);
    expect(store.failure()).toBeNull();
    await add('para después');
  });

  it.each<[string, S3Fault, RegExp]>([
    ['is silent', { kind: 'silent' }, /does not answer: nothing came for 0\.3 s/],
    [
      'is full',
      { kind: 'refused', status: 507, code: 'QuotaExceeded' },
      /Bucket music is full or over its quota/,
    ],
    [
      'refuses',
      { kind: 'refused', status: 403, code: 'AccessDenied' },
      /may not do that in bucket music: allow it to read, write, delete and list/,
    ],
    [
      'is in another region',
      {
        kind: 'refused',
        status: 400,
        code: 'AuthorizationHeaderMalformed',
        headers: { 'x-amz-bucket-region': 'eu-west-1' },
      },
      /not in region us-east-1: set TONADA_STORE_REGION to eu-west-1/,
    ],
    [
      'sends elsewhere',
      { kind: 'refused', status: 307, code: 'TemporaryRedirect', headers: { location: '/other' } },
      /set TONADA_STORE_REGION to another one/,
    ],
    [
      'has forgotten the key',
      { kind: 'refused', status: 403, code: 'ExpiredToken' },
      /does not accept the key: it is wrong, expired or revoked/,
    ],
    [
      'has another time',
      { kind: 'refused', status: 403, code: 'RequestTimeTooSkewed' },
      /clock differs/,
    ],
    [
      'has no such bucket',
      { kind: 'refused', status: 404, code: 'NoSuchBucket' },
      /has no bucket music: see TONADA_STORE/,
    ],
    ['fails', { kind: 'refused', status: 500, code: 'InternalError' }, /answered 500/],
  ])('that %s is reported', async (_, fault, reason) => {
    always(fault);
    await expect(add('otra canción')).rejects.toThrow(reason);
    await expect(readAll()).rejects.toThrow(reason);
    await expect(store.check()).rejects.toThrow(reason);
    expect(store.failure()?.message).toMatch(reason);
    expect(store.failure()?.message).not.toContain(s3.settings.secret);
    s3.faults.find = () => undefined;
    expect((await readAll()).equals(sound)).toBe(true);
    expect(store.failure()).toBeNull();
  });

  it('that is full is not taken for one that is gone', async () => {
    always({ kind: 'refused', status: 507, code: 'InsufficientStorage' });
    expect(isStoreFull(await add('x').catch((error: unknown) => error))).toBe(true);
    await s3.leave();
    expect(isStoreFull(await add('x').catch((error: unknown) => error))).toBe(false);
    await s3.comeBack();
  });

  it('stops within its patience when it falls silent within a content', async () => {
    const calls: string[] = [];
    s3.faults.find = (call) => {
      calls.push(call.url);
      return calls.length === 1 ? { kind: 'cut', bytes: 10 } : { kind: 'silent' };
    };
    await expect(readAll()).rejects.toThrow('nothing came for');
  });

  it('refuses another secret', async () => {
    const wrong = openS3Store({ ...s3.settings, secret: 'another' }, folder, patience);
    await expect(wrong.check()).rejects.toThrow('does not accept the key');
  });

  it('lists everything, page by page', async () => {
    const list = (names: readonly string[], more: string) =>
      `<ListBucketResult>${names
        .map(
          (name) =>
            `<Contents><Key>files/assets/${name}</Key><LastModified>2026-11-20T20:00:00.000Z</LastModified><Size>7</Size></Contents>`,
        )
        .join('')}${more}</ListBucketResult>`;
    const pages = [
      list(
        ['a', 'b'],
        '<IsTruncated>true</IsTruncated><NextContinuationToken>1+/=&amp;</NextContinuationToken>',
      ),
      list(['c'], '<IsTruncated>false</IsTruncated>'),
    ];
    const asked: unknown[] = [];
    const send = async ({ query }: { query?: Record<string, string> }) => {
      asked.push(query?.['continuation-token']);
      return Readable.from([Buffer.from(pages[asked.length - 1] ?? '')]) as IncomingMessage;
    };
    const found: unknown[] = [];
    for await (const each of readList({ send, failure: () => null }, 'files/', {
      within: 'assets/',
    })) {
      found.push(each.name);
      expect(each).toMatchObject({ bytes: 7, changed: new Date('2026-11-20T20:00:00Z') });
    }
    expect(found).toEqual(['a', 'b', 'c']);
    expect(asked).toEqual([undefined, '1+/=&']);
  });

  it('signs the token of the next page whatever its characters are', async () => {
    const client = openS3Client(s3.settings, patience);
    const query = { 'list-type': '2', 'continuation-token': '1+/=& ñ' };
    const refusal = await client.send({ method: 'GET', key: '', query }).then(() => '', String);
    expect(refusal).not.toMatch(/does not accept the key/);
  });

  it('that sends half a list is reported', async () => {
    const lists = () => store.list()[Symbol.asyncIterator]().next();
    s3.faults.find = ({ url }) =>
      url.includes('list-type') ? { kind: 'cut', bytes: 60 } : undefined;
    await expect(lists()).rejects.toThrow('The store broke off');
  });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { discarded } from '@/shared/api';
import { largeFrom } from '@/shared/contract/large-file-limits.ts';
import type { OutboxItem } from '../model/outbox-item';
import { outboxServer } from './outbox-server';

const item: OutboxItem = {
  id: '1-2-3-4',
  list: 'followed-artists',
  act: 'follow-artist',
  thing: { id: 'art_1' },
  name: 'Vera',
  body: { artistId: 'art_1', isFollowing: true },
  at: '2026-11-20T20:00:00.000Z',
  order: 1,
  wasSent: true,
  refusal: null,
};
const requests: Request[] = [];
let answer: (request: Request) => Response | Promise<Response>;
const server = () => outboxServer('mine', new AbortController().signal);
const html = () => new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });

type Upload = { line: string; headers: Record<string, string> };

/** Replaces the network of uploads, which do not use `fetch`; null for an unreachable server. */
function stubUpload(given: { status: number; body: string } | null | 'silent'): Upload[] {
  const sent: Upload[] = [];
  class FakeUpload extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    headers: Record<string, string> = {};
    line = '';
    open(method: string, url: URL) {
      this.line = `${method} ${url.pathname}`;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    getResponseHeader() {
      return 'application/json';
    }
    abort() {
      this.dispatchEvent(new Event('abort'));
    }
    send({ size }: Blob) {
      sent.push({ line: this.line, headers: this.headers });
      for (const loaded of [size / 4, size])
        this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: size }));
      if (given === 'silent') return;
      Object.assign(this, given && { status: given.status, responseText: given.body });
      this.dispatchEvent(new Event(given ? 'load' : 'error'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  return sent;
}

beforeEach(() => {
  requests.length = 0;
  localStorage.setItem('token', 'somebody else’s');
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    return answer(request);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('an item', () => {
  it('is sent to its list with its id and moment, in the session of the person', async () => {
    answer = () => Response.json({ id: item.id });
    expect(await server().send(item)).toEqual({ kind: 'taken' });
    const [request] = requests;
    expect(`${request?.method} ${new URL(request?.url ?? '').pathname}`).toBe(
      'POST /api/user/followed-artists',
    );
    expect(request?.headers.get('authorization')).toBe('Bearer mine');
    expect(await request?.json()).toEqual({ id: item.id, at: item.at, ...item.body });
  });

  // Proves outbox: The page of some network is no answer
  it.each([
    ['another id', () => Response.json({ id: 'other' })],
    ['the page of some network', html],
    ['nothing', () => new Response(null, { status: 204 })],
    ['trouble', () => Response.json({}, { status: 503 })],
    ['too many calls', () => Response.json({}, { status: 429 })],
    ['silence', () => Promise.reject(new TypeError('failed to fetch'))],
  ])('waits where the answer is %s', async (_, given) => {
    answer = given;
    expect(await server().send(item)).toEqual({ kind: 'later' });
  });

  it.each([
    [404, { error: 'No existe.', code: 'not-found' }, 'No existe.'],
    [422, {}, ''],
    [400, 'no', ''],
  ])('is refused by %i %j', async (status, body, reason) => {
    answer = () => Response.json(body, { status });
    expect(await server().send(item)).toEqual({ kind: 'refused', reason });
  });

  it('is not sent on where the session is over', async () => {
    answer = () => Response.json({}, { status: 401 });
    expect(await server().send(item)).toEqual({ kind: 'ended' });
  });
});

describe('a list', () => {
  const takes = { 'accept-post': 'application/json' };

  it('is read in all its parts', async () => {
    answer = ({ url }) =>
      new URL(url).searchParams.get('cursor') === 'more'
        ? Response.json([{ id: 'b' }], { headers: takes })
        : Response.json([{ id: 'a' }], { headers: { ...takes, 'x-next-cursor': 'more' } });
    expect(await server().read('followed-artists')).toEqual({
      kind: 'read',
      list: { items: [{ id: 'a' }, { id: 'b' }], isTaker: true },
    });
  });

  it('takes nothing where it does not say so', async () => {
    answer = () => Response.json([]);
    expect(await server().read('followed-artists')).toMatchObject({ list: { isTaker: false } });
  });

  it('is empty and takes nothing where the server does not know it', async () => {
    answer = () => Response.json({}, { status: 404, headers: takes });
    expect(await server().read('followed-artists')).toEqual({
      kind: 'read',
      list: { items: [], isTaker: false },
    });
  });

  it.each([
    ['the page of some network', html, 'later'],
    ['something else', () => Response.json({ items: [] }, { headers: takes }), 'later'],
    ['trouble', () => new Response('', { status: 500 }), 'later'],
    ['the end of the session', () => Response.json({}, { status: 401 }), 'ended'],
  ])('is not read where the answer is %s', async (_, given, kind) => {
    answer = given;
    expect(await server().read('followed-artists')).toEqual({ kind });
  });
});

it.each([
  [() => Response.json({ id: 'usr_1' }), 'known'],
  [() => Response.json({ id: 'usr_2' }), 'ended'],
  [() => Response.json({}, { status: 401 }), 'ended'],
  [() => Response.json({}, { status: 502 }), 'later'],
])('knows whose session it is: %#', async (given, kind) => {
  answer = given;
  expect(await server().knows('usr_1')).toEqual({ kind });
});

describe('the list of a tool', () => {
  const takes = { 'accept-post': 'application/json' };
  const address = 'promotion/pitches?artistId=art_1';

  it('lies below the root of all calls, and is asked once', async () => {
    answer = () => Response.json([], { headers: { ...takes, 'x-next-cursor': 'more' } });
    expect(await server().asks(address)).toEqual({ kind: 'told', isTaker: true });
    expect(requests.map(({ url }) => new URL(url).pathname + new URL(url).search)).toEqual([
      '/api/promotion/pitches?artistId=art_1',
    ]);
  });

  it.each([
    ['does not say so', () => Response.json([]), { kind: 'told', isTaker: false }],
    [
      'refuses, and says so',
      () => Response.json({}, { status: 403, headers: takes }),
      { kind: 'told', isTaker: true },
    ],
    ['is of no server', () => Response.json({}, { status: 404 }), { kind: 'told', isTaker: false }],
    ['is the page of some network', html, { kind: 'later' }],
    ['is in trouble', () => Response.json({}, { status: 503 }), { kind: 'later' }],
    ['is of no session', () => Response.json({}, { status: 401 }), { kind: 'ended' }],
  ])('%s', async (_, given, requested) => {
    answer = given;
    expect(await server().asks(address)).toEqual(requested);
  });

  it('takes what was made there', async () => {
    answer = () => Response.json({ id: item.id });
    expect(await server().send({ ...item, list: address })).toEqual({ kind: 'taken' });
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /api/promotion/pitches',
    ]);
  });
});

describe('a file', () => {
  const film = new File(['f'.repeat(1000)], 'file-1');
  const options = (onProgress = (_share: number) => {}, signal = new AbortController().signal) => ({
    owner: 'usr_1',
    onProgress,
    signal,
  });

  it('is sent in the session of the person, and its progress is reported', async () => {
    const sent = stubUpload({ status: 200, body: '{"upload":"upl_1"}' });
    const shares: number[] = [];
    const put = server().put(
      'promotion/uploads/video',
      film,
      options((share) => void shares.push(share)),
    );
    expect(await put).toEqual({ kind: 'put', content: { upload: 'upl_1' } });
    expect(shares).toEqual([0.25, 1]);
    expect(sent).toMatchObject([
      {
        line: 'PUT /api/promotion/uploads/video',
        headers: { authorization: 'Bearer mine', 'content-type': 'application/octet-stream' },
      },
    ]);
  });

  it.each([
    [{ status: 422, body: '{"error":"Es demasiado larga."}' }, 'refused'],
    [{ status: 401, body: '{}' }, 'ended'],
    [{ status: 503, body: '' }, 'later'],
    [null, 'later'],
  ])('is answered by %j', async (given, kind) => {
    stubUpload(given);
    expect(await server().put('promotion/uploads/video', film, options())).toMatchObject({ kind });
  });

  it('is no longer sent once the session of this device is over', async () => {
    stubUpload('silent');
    const session = new AbortController();
    const put = outboxServer('mine', session.signal).put(
      'promotion/uploads/video',
      film,
      options(),
    );
    session.abort();
    expect(await put).toEqual({ kind: 'later' });
  });

  // Proves outbox: Large files go on where they broke
  it('goes on where it broke when it is large, also after a reload', async () => {
    const large = new File([new Uint8Array(largeFrom + 1_000)], 'file-1', { lastModified: 0 });
    const to = 'promotion/uploads/canvas';
    const lines = () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
    answer = ({ method, url }) =>
      method === 'HEAD'
        ? new Response(null, { headers: { 'upload-offset': String(largeFrom) } })
        : Response.json(url.endsWith('/finish') ? { video: 'a' } : { id: 'upl_1' });
    const broken = stubUpload(null);
    expect(await server().put(to, large, options())).toEqual({ kind: 'later' });
    expect(broken).toMatchObject([{ line: `PATCH /api/${to}/upl_1` }]);
    const rest = stubUpload({ status: 204, body: '' });
    const put = await server().put(to, large, options());
    expect(put).toEqual({ kind: 'put', content: { video: 'a' } });
    expect(rest).toMatchObject([{ headers: { 'upload-offset': String(largeFrom) } }]);
    expect(lines()).toEqual([
      `POST /api/${to}`,
      `HEAD /api/${to}/upl_1`,
      `POST /api/${to}/upl_1/finish`,
    ]);
    expect(requests.every(({ headers }) => headers.get('authorization') === 'Bearer mine')).toBe(
      true,
    );
  });

  // Proves outbox: Discarded while its file is sent
  it('is removed from the server once its item is discarded', async () => {
    const large = new File([new Uint8Array(largeFrom + 1)], 'file-2', { lastModified: 0 });
    answer = () => Response.json({ id: 'upl_2' });
    stubUpload('silent');
    const wanted = new AbortController();
    const discard = () => wanted.abort(discarded);
    const put = server().put('promotion/uploads/canvas', large, options(discard, wanted.signal));
    expect(await put).toEqual({ kind: 'later' });
    expect(requests.at(-1)?.method).toBe('DELETE');
  });
});

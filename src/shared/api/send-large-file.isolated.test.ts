// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { largeFrom } from '@/shared/contract/large-file-limits.ts';
import { callServer } from './call-server';
import { holdCalls, releaseCalls } from './note-refusal';
import { discarded, sendLargeFile } from './send-large-file';

vi.mock('./call-server');

type Call = Parameters<typeof callServer>[0] & {
  method?: string;
  file?: Blob;
  onProgress?: (share: number) => void;
};

const path = '/label/uploads/sound';
const size = 2.5 * largeFrom;
const lastModified = 1_764_000_000_000;
const song = () => new File([new Uint8Array(size)], 'Luna.wav', { lastModified });

/** Speaks tus, except where `fail` says otherwise. */
function serve() {
  const server = {
    received: 0,
    known: null as string | null,
    calls: [] as string[],
    fail: (_call: string): number | 'lost' | undefined => undefined,
  };
  let begun = 0;
  const answer = (status: number, content?: unknown, headers = {}) => {
    const kinds: Record<number, string> = { 401: 'unauthorized', 400: 'invalid' };
    const problem = status < 300 ? null : { kind: (kinds[status] ?? 'server') as 'server' };
    return { status, content, headers: new Headers(headers), problem };
  };
  vi.mocked(callServer).mockImplementation(async (call) => {
    const { method, headers, file, onProgress, path: to } = call as Call;
    const offset = headers?.['upload-offset'];
    const words = [method, to.replace(path, ''), offset].filter(Boolean).join(' ');
    server.calls.push(words);
    const failure = server.fail(words);
    if (failure === 'lost') return null;
    if (failure !== undefined) return answer(failure);
    if (method === 'POST' && to === path) {
      server.known = `upl_${(begun += 1)}`;
      server.received = 0;
      return answer(201, { id: server.known });
    }
    if (!to.startsWith(`${path}/${server.known}`)) return answer(404);
    if (method === 'HEAD') return answer(200, undefined, { 'upload-offset': server.received });
    if (method === 'PATCH' && file) {
      if (Number(offset) !== server.received) return answer(409);
      onProgress?.(1);
      server.received += file.size;
      return answer(204);
    }
    if (to.endsWith('/finish')) return answer(200, { sound: 'done' });
    return answer(204);
  });
  return server;
}

let server: ReturnType<typeof serve>;
let progress: number[];
const onPause = vi.fn<() => void>();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server = serve();
  progress = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  localStorage.clear();
});

function send(abort = new AbortController(), file = song()) {
  const onProgress = (share: number) => void progress.push(share);
  const { signal } = abort;
  return sendLargeFile({ path, file, owner: 'usr_1', signal, onProgress, onPause });
}

const wholeWay = [
  'POST',
  'PATCH /upl_1 0',
  `PATCH /upl_1 ${largeFrom}`,
  `PATCH /upl_1 ${2 * largeFrom}`,
  'POST /upl_1/finish',
];

const paused = () => vi.waitFor(() => expect(onPause).toHaveBeenCalled());

describe('a large file', () => {
  it('is sent in parts and finished', async () => {
    expect(await send()).toEqual({ answer: { sound: 'done' } });
    expect(server.calls).toEqual(wholeWay);
    expect(progress).toEqual([0.4, 0.8, 1]);
    expect(localStorage).toHaveLength(0);
  });

  // Proves releases: A lost connection pauses a large file
  it('waits for a lost connection, and asks where to go on', async () => {
    let isCut = false;
    server.fail = (call) => {
      if (call.endsWith(` ${largeFrom}`) && !isCut) {
        isCut = true;
        // What the server has of a part that broke.
        server.received += 1_000;
        return 'lost';
      }
      return undefined;
    };
    const sent = send();
    await paused();
    dispatchEvent(new Event('online'));
    expect(await sent).toEqual({ answer: { sound: 'done' } });
    const from = largeFrom + 1_000;
    expect(server.calls.slice(2)).toEqual([
      `PATCH /upl_1 ${largeFrom}`,
      'HEAD /upl_1',
      `PATCH /upl_1 ${from}`,
      `PATCH /upl_1 ${from + largeFrom}`,
      'POST /upl_1/finish',
    ]);
    expect(server.received).toBe(size);
  });

  // Proves releases: A reload goes on where it was
  it('goes on where it was when it is chosen again, by its sender alone', async () => {
    const left = new AbortController();
    server.fail = (call) => (call.endsWith(` ${largeFrom}`) ? 'lost' : undefined);
    const first = send(left);
    await paused();
    left.abort();
    expect(await first).toBeNull();
    server.fail = () => undefined;
    server.calls.length = 0;
    expect(await send()).toEqual({ answer: { sound: 'done' } });
    expect(server.calls).toEqual(['HEAD /upl_1', ...wholeWay.slice(2)]);
  });

  it('begins anew where the server has nothing of it any more', async () => {
    const left = new AbortController();
    server.fail = (call) => (call.startsWith('PATCH') ? 'lost' : undefined);
    const first = send(left);
    await paused();
    left.abort();
    await first;
    server.fail = () => undefined;
    server.known = null;
    server.calls.length = 0;
    expect(await send()).toEqual({ answer: { sound: 'done' } });
    expect(server.calls.slice(0, 3)).toEqual(['HEAD /upl_1', 'POST', 'PATCH /upl_2 0']);
  });

  it('goes on after a new sign-in', async () => {
    server.fail = (call) => {
      if (!call.endsWith(` ${largeFrom}`) || server.calls.includes('HEAD /upl_1')) return undefined;
      holdCalls();
      setTimeout(() => releaseCalls(true), 1);
      return 401;
    };
    const sent = send();
    await vi.advanceTimersByTimeAsync(1);
    expect(await sent).toEqual({ answer: { sound: 'done' } });
    expect(onPause).not.toHaveBeenCalled();
  });

  it('is removed when it is cancelled', async () => {
    const abort = new AbortController();
    server.fail = (call) => (call.startsWith('PATCH') ? 'lost' : undefined);
    const sent = send(abort);
    await paused();
    abort.abort(discarded);
    expect(await sent).toBeNull();
    expect(server.calls.at(-1)).toBe('DELETE /upl_1');
    expect(localStorage).toHaveLength(0);
  });

  it('is forgotten when the server refuses it', async () => {
    server.fail = (call) => (call.endsWith('finish') ? 400 : undefined);
    expect(await send()).toEqual({ problem: { kind: 'invalid' } });
    expect(server.calls.at(-1)).toBe('DELETE /upl_1');
    expect(localStorage).toHaveLength(0);
  });

  it('is given up after six answers that it cannot be taken', async () => {
    server.fail = (call) => (call.startsWith('PATCH') ? 503 : undefined);
    const sent = send();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(await sent).toEqual({ problem: { kind: 'server' } });
    expect(server.calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(6);
    expect(localStorage).toHaveLength(1);
  });
});

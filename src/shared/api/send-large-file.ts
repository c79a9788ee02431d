import { largeFrom, partType, tusVersion } from '@/shared/contract/large-file-limits.ts';
import { deviceTexts } from '@/shared/lib/storage';
import { callServer } from './call-server';
import { untilBack } from './note-refusal';
import { pauseBefore } from './recover';
import type { Sending, Sent } from './send-file';
import { readToken } from './token';
import { isOnline } from './use-is-online';

type SendingLarge = Sending & {
  file: File;
  /** Whose it is: where it broke is remembered on the device until a sign-out. */
  owner: string;
  /** It waits for a connection, and goes on by itself. */
  onPause: () => void;
  /** Of the one session in which it is sent; without it the file waits for each sign-in. */
  token?: string;
};

type Step = 'begin' | 'ask' | 'part' | 'finish';

type Answer = NonNullable<Awaited<ReturnType<typeof callServer>>>;

/** Reason of a signal whose file is not wanted any more; after others it can go on later. */
export const discarded = 'discarded';

const tus = { 'tus-resumable': tusVersion };

/** Milliseconds without progress after which a call is given up. */
const silence = 60_000;

/** Bytes of a file whose hash the server compares. */
const hashedMost = 64 * 1024 * 1024;

/** In a row, of a server that answers. */
const failuresMost = 5;
const restartsMost = 2;

/** Milliseconds for which a server keeps what it has. */
const keptFor = 24 * 3_600_000;

/** Sends the same for others that are on their way at once, or the server's state changed. */
const mayPass = (status: number) => [408, 409, 429, 460].includes(status) || status >= 500;

/**
 * Sends a file in parts by tus 1.0 (https://tus.io). After a lost connection it goes on by itself,
 * after a reload when the same file is sent again. Resolves to null if aborted.
 */
export async function sendLargeFile(sending: SendingLarge): Promise<Sent> {
  const { path, file, signal, onProgress, onPause, token } = sending;
  const memory = remember(sending);
  let id = memory.read();
  let offset = 0;
  let isKnown = false;
  let failures = 0;
  let restarts = 0;

  const getStep = (): Step => {
    if (id === null) return 'begin';
    if (!isKnown) return 'ask';
    return offset < file.size ? 'part' : 'finish';
  };
  const call = async (step: Step) => {
    const sum = step === 'finish' ? await getSum(file) : {};
    const common = { token: token ?? readToken(), path: id === null ? path : `${path}/${id}` };
    const { callSignal, noteProgress, end } = watch(signal);
    const length = { 'upload-length': String(file.size) };
    const calls = {
      begin: () => ({ ...common, method: 'POST' as const, headers: { ...tus, ...length } }),
      ask: () => ({ ...common, method: 'HEAD' as const, headers: tus }),
      part: () => ({
        ...common,
        method: 'PATCH' as const,
        headers: {
          ...tus,
          'content-type': partType,
          'upload-offset': String(offset),
        },
        file: file.slice(offset, offset + largeFrom),
        onProgress: (share: number) => {
          noteProgress();
          onProgress((offset + share * Math.min(largeFrom, file.size - offset)) / file.size);
        },
      }),
      finish: () => ({
        ...common,
        path: `${common.path}/finish`,
        method: 'POST' as const,
        headers: sum,
      }),
    };
    return callServer({ ...calls[step](), signal: callSignal }).finally(end);
  };
  const moveTo = (next: number) => {
    if (next > offset) failures = 0;
    offset = next;
  };
  const note = (step: Step, { content, headers }: Answer) => {
    if (step === 'begin') {
      id = String((content as { id: unknown }).id);
      memory.write(id);
      [offset, isKnown] = [0, true];
    } else if (step === 'ask') {
      moveTo(Number(headers.get('upload-offset')));
      isKnown = true;
      onProgress(offset / file.size);
    } else if (step === 'part') moveTo(Math.min(offset + largeFrom, file.size));
  };
  const forget = () => {
    id = null;
    isKnown = false;
    memory.forget();
  };
  const discard = () => {
    if (id !== null) void end(`${path}/${id}`, token);
    forget();
  };

  while (!signal.aborted) {
    if (token === undefined) await untilBack();
    const step = getStep();
    const answer = await call(step);
    if (signal.aborted) break;
    if (answer?.problem === null) {
      note(step, answer);
      if (step !== 'finish') continue;
      memory.forget();
      return { answer: answer.content };
    }
    isKnown = false;
    const status = answer?.status ?? 0;
    if (status === 401 && token === undefined && (await untilBack())) continue;
    if (status === 404 && id !== null && restarts < restartsMost) {
      restarts += 1;
      forget();
      continue;
    }
    const isLasting = answer !== null && (!mayPass(status) || failures >= failuresMost);
    if (answer?.problem && isLasting) {
      if (step === 'finish' && !mayPass(status)) discard();
      return { problem: answer.problem };
    }
    // Changed or removed on the device since it was chosen.
    if (answer === null && !(await isReadable(file))) return { problem: { kind: 'server' } };
    onPause();
    await untilNext(pauseBefore(failures), signal);
    failures += 1;
  }
  if (signal.reason === discarded) discard();
  return null;
}

/** Over http, and for files that do not fit into memory, there is none. */
async function getSum(file: File): Promise<Record<string, string>> {
  if (file.size > hashedMost) return {};
  const digest = await file
    .arrayBuffer()
    .then((bytes) => crypto.subtle.digest('SHA-256', bytes))
    .catch(() => null);
  if (digest === null) return {};
  return { 'upload-checksum': `sha256 ${btoa(String.fromCharCode(...new Uint8Array(digest)))}` };
}

const isReadable = (file: Blob) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

const end = (path: string, token = readToken()) =>
  callServer({
    path,
    method: 'DELETE',
    headers: tus,
    token,
    signal: AbortSignal.timeout(silence),
    keepalive: true,
  });

/** A signal that also ends a call without progress, or when the network goes. */
function watch(signal: AbortSignal) {
  const lost = new AbortController();
  const give = () => lost.abort(new DOMException('', 'TimeoutError'));
  let timer = setTimeout(give, silence);
  addEventListener('offline', give);
  return {
    callSignal: AbortSignal.any([signal, lost.signal]),
    noteProgress: () => {
      clearTimeout(timer);
      timer = setTimeout(give, silence);
    },
    end: () => {
      clearTimeout(timer);
      removeEventListener('offline', give);
    },
  };
}

/** After a pause, or at once when the network comes back; without one, not before. */
function untilNext(pause: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const over = new AbortController();
  const options = { signal: over.signal };
  const timer = setTimeout(() => isOnline() && resolve(), pause);
  addEventListener('online', () => resolve(), options);
  signal.addEventListener('abort', () => resolve(), options);
  if (signal.aborted) resolve();
  return promise.finally(() => {
    clearTimeout(timer);
    over.abort();
  });
}

/** Where a file broke, by its name, size and date. */
function remember({ owner, path, file }: SendingLarge) {
  const prefix = `upload:${owner}:`;
  const key = `${prefix}${path}:${file.name}:${file.size}:${file.lastModified}`;
  const isOld = (of: string) => {
    const [, at = 0] = deviceTexts.read(of)?.split(' ') ?? [];
    return Date.now() - Number(at) > keptFor;
  };
  return {
    read: () => deviceTexts.read(key)?.split(' ')[0] ?? null,
    write: (id: string) => {
      for (const other of deviceTexts.keys(prefix)) if (isOld(other)) deviceTexts.remove(other);
      deviceTexts.write(key, `${id} ${Date.now()}`);
    },
    forget: () => deviceTexts.remove(key),
  };
}

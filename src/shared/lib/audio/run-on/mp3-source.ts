import { type Mp3Head, readHead, tagBytes } from './mp3-head';

export const mp3Type = 'audio/mpeg';

/** Bytes of the first request. */
const headBytes = 65_536;

/** `bytes` of the whole file; `beginning` are the first ones from byte `from`. */
export type Mp3Source = {
  address: string;
  head: Mp3Head;
  bytes: number;
  beginning: { from: number; bytes: Uint8Array };
};

async function request(address: string, from: number, to: number, signal: AbortSignal) {
  const headers = { range: `bytes=${from}-${to - 1}` };
  const answer = await fetch(new Request(new URL(address, location.href), { headers, signal }));
  const [, total] = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '') ?? [];
  const isPart = answer.status === 206 && total !== undefined;
  if (!isPart || answer.headers.get('content-type') !== mp3Type) {
    void answer.body?.cancel();
    throw new Error(`${answer.status} instead of a part of an MP3`);
  }
  return { answer, total: Number(total) };
}

async function readPart(address: string, from: number, signal: AbortSignal) {
  const { answer, total } = await request(address, from, from + headBytes, signal);
  return { from, total, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

/**
 * Reads the beginning of a sound.
 *
 * @throws where it cannot be had, or is no MP3 in which a place can be found
 */
export async function openSource(address: string, signal: AbortSignal): Promise<Mp3Source> {
  let part = await readPart(address, 0, signal);
  const tag = tagBytes(part.bytes);
  if (tag > headBytes / 2) part = await readPart(address, tag, signal);
  const skipped = part.from === 0 ? tag : 0;
  const head = readHead(part.bytes.subarray(skipped), part.from + skipped);
  if (head === null) throw new Error('Not an MP3 that can be followed');
  const { from, bytes, total } = part;
  return { address, head, bytes: total, beginning: { from, bytes } };
}

/**
 * The bytes from `from` to before `to`, as they arrive; what is known is not requested again.
 *
 * @throws where they cannot be had
 */
export async function* readBytes(
  { address, beginning }: Mp3Source,
  from: number,
  to: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const known = beginning.from + beginning.bytes.length;
  if (from >= beginning.from && from < known) {
    yield beginning.bytes.subarray(from - beginning.from, Math.min(to, known) - beginning.from);
    return;
  }
  const { answer } = await request(address, from, to, signal);
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) yield part.value;
}

import { join } from './sound-source';

/** Bytes of the first request, and of one that looks for a place. */
export const headBytes = 65_536;

/** `bytes` of the whole file; `beginning` are some from byte `from`, which are known already. */
export type SoundFile = {
  address: string;
  type: string;
  bytes: number;
  beginning: { from: number; bytes: Uint8Array };
};

async function request(address: string, from: number, to: number, signal: AbortSignal) {
  const headers = { range: `bytes=${from}-${to - 1}` };
  const answer = await fetch(new Request(new URL(address, location.href), { headers, signal }));
  const [, total] = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '') ?? [];
  if (answer.status !== 206 || total === undefined) {
    void answer.body?.cancel();
    throw new Error(`${answer.status} instead of a part of a sound`);
  }
  return { answer, total: Number(total), type: answer.headers.get('content-type') ?? '' };
}

/** @throws where it cannot be had, or is of none of the types */
export async function openFile(
  address: string,
  types: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<SoundFile> {
  const { answer, total, type } = await request(address, 0, headBytes, signal);
  if (!types.has(type)) {
    void answer.body?.cancel();
    throw new Error(`${type} cannot be followed`);
  }
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { address, type, bytes: total, beginning: { from: 0, bytes } };
}

/**
 * The bytes from `from` to before `to`, as they arrive; what is known is not requested again, and
 * then comes alone.
 *
 * @throws where they cannot be had
 */
export async function* readBytes(
  { address, type, beginning }: SoundFile,
  from: number,
  to: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const known = beginning.from + beginning.bytes.length;
  if (from >= beginning.from && from < known) {
    yield beginning.bytes.subarray(from - beginning.from, Math.min(to, known) - beginning.from);
    return;
  }
  const { answer, ...about } = await request(address, from, to, signal);
  if (about.type !== type) {
    void answer.body?.cancel();
    throw new Error(`${about.type} instead of ${type}`);
  }
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) yield part.value;
}

/**
 * The bytes from `from` to before `to`, or before the end of the file.
 *
 * @throws where they cannot be had
 */
export async function readPart(
  file: SoundFile,
  from: number,
  to: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const end = Math.min(to, file.bytes);
  const parts: Uint8Array[] = [];
  for (let at = from; at < end;) {
    const before = at;
    for await (const part of readBytes(file, at, end, signal)) {
      parts.push(part);
      at += part.length;
    }
    if (at === before) throw new Error('The sound ends too early');
  }
  return join(parts);
}

/** Seconds that may be read before the sought one. */
const near = 2;
const triesMost = 8;

/**
 * A byte from which to read for a position in a file without a table, found by looking.
 *
 * @param span the first byte of the sound, and its seconds
 * @param timeOf seconds of the first packet that begins in what was read; null where none does
 */
export async function findByte(
  file: SoundFile,
  { first, seconds }: { first: number; seconds: number },
  timeOf: (bytes: Uint8Array) => number | null,
  position: number,
  signal: AbortSignal,
): Promise<number> {
  let low = { byte: first, time: 0 };
  let high = { byte: file.bytes, time: seconds };
  for (let tries = 0; tries < triesMost && position - low.time > near; tries += 1) {
    const part = (position - near / 2 - low.time) / (high.time - low.time);
    const byte = Math.floor(low.byte + (high.byte - low.byte) * Math.min(part, 1));
    if (byte <= low.byte || byte >= high.byte) break;
    const time = timeOf(await readPart(file, byte, byte + headBytes, signal));
    if (time !== null && time <= position) low = { byte, time };
    else high = { byte, time: time ?? high.time };
  }
  return low.byte;
}

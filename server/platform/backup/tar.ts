import { Buffer } from 'node:buffer';
import { CommandError } from '../command-error.ts';

const block = 512;

/** Octal digits of a ustar size, 8 GiB. */
const sizeDigits = 11;

export type Member = { name: string; bytes: number; content: AsyncIterable<Buffer> };

/** The ustar header of a file, readable by its owner. Source: POSIX.1-1988. */
export function tarHeader(name: string, bytes: number): Buffer {
  if (Buffer.byteLength(name) > 100 || bytes >= 8 ** sizeDigits) {
    throw new CommandError(`${name} is too large for a backup.`);
  }
  const header = Buffer.alloc(block);
  header.write(name, 0);
  header.write('0000600\x000000000\x000000000\0', 100);
  header.write(`${bytes.toString(8).padStart(sizeDigits, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** The checksum's own field counts as spaces. */
function checksum(header: Buffer) {
  let sum = 8 * 32;
  for (let at = 0; at < block; at += 1) {
    if (at < 148 || at >= 156) sum += header[at] ?? 0;
  }
  return sum;
}

/** Fills the last block of a member. */
export const tarPadding = (bytes: number): Buffer =>
  Buffer.alloc((block - (bytes % block)) % block);

export const tarEnd: Buffer = Buffer.alloc(2 * block);

/**
 * Yields the files of an archive. What the consumer leaves of one is skipped.
 *
 * @throws {CommandError} when it ends too early or is none.
 */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<Member> {
  const input = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  async function* take(bytes: number): AsyncGenerator<Buffer> {
    let left = bytes;
    while (left > 0) {
      if (rest.length === 0) {
        const { value, done } = await input.next();
        if (done) throw new CommandError('The backup ends too early.', 'unreadable');
        rest = value;
      }
      const part = rest.subarray(0, left);
      rest = rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }

  for (;;) {
    const header = await collect(take(block));
    if (header.every((byte) => byte === 0)) break;
    const given = parseInt(header.toString('latin1', 148, 156), 8);
    if (given !== checksum(header)) throw new CommandError('This is no backup.', 'unreadable');
    const name = header.toString('utf8', 0, header.indexOf(0));
    const bytes = parseInt(header.toString('latin1', 124, 136), 8);
    const content = take(bytes);
    yield { name, bytes, content };
    await skip(content);
    await skip(take(tarPadding(bytes).length));
  }
  // Reading to the end lets the layers below check theirs.
  await skip({ [Symbol.asyncIterator]: () => input });
}

/** Reads to the end. */
export async function skip(content: AsyncIterable<Buffer>): Promise<void> {
  const input = content[Symbol.asyncIterator]();
  while (!(await input.next()).done);
}

export async function collect(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

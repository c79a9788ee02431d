import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { type BackupFault, CommandError } from '../command-error.ts';

// A sealed backup is the mark, a salt, a seal of nothing that tells a wrong passphrase from damage, and
// chunks by AES-256-GCM. The nonce counts the chunks and marks the last one, so that none can be left
// out, moved or cut off.

export const mark = Buffer.from('TONADA-SEALED-1\n');
const saltBytes = 16;
const tagBytes = 16;
const chunkBytes = 64 * 1024;
const algorithm = 'aes-256-gcm';
const start = mark.length + saltBytes + tagBytes;

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** 64 MiB and about a quarter of a second for each guess. */
const toKey = (passphrase: string, salt: Buffer) =>
  derive(passphrase, salt, 32, { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 });

const places = { within: 0, last: 1, check: 2 };

function toNonce(count: number, place: keyof typeof places) {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(count, 5, 6);
  nonce[11] = places[place];
  return nonce;
}

function sealChunk(piece: Buffer, key: Buffer, nonce: Buffer) {
  const cipher = createCipheriv(algorithm, key, nonce);
  return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
}

/** Cuts into pieces of one size; the last one may be shorter, or empty. */
async function* cut(source: AsyncIterable<Buffer>, bytes: number) {
  let rest: Buffer[] = [];
  let length = 0;
  for await (const part of source) {
    rest.push(part);
    length += part.length;
    if (length <= bytes) continue;
    const all = Buffer.concat(rest);
    let at = 0;
    for (; all.length - at > bytes; at += bytes) {
      yield { piece: all.subarray(at, at + bytes), isLast: false };
    }
    rest = [all.subarray(at)];
    length = all.length - at;
  }
  yield { piece: Buffer.concat(rest), isLast: true };
}

export async function* seal(
  source: AsyncIterable<Buffer>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const key = await toKey(passphrase, salt);
  yield Buffer.concat([mark, salt, sealChunk(Buffer.alloc(0), key, toNonce(0, 'check'))]);
  let count = 0;
  for await (const { piece, isLast } of cut(source, chunkBytes)) {
    yield sealChunk(piece, key, toNonce(count, isLast ? 'last' : 'within'));
    count += 1;
  }
}

/**
 * Yields the content of a sealed backup, or of a plain one as it is.
 *
 * @throws {CommandError} without the passphrase, with a wrong one, and for a changed content.
 */
export async function* unseal(
  source: AsyncIterable<Buffer>,
  passphrase: string | undefined,
  onSealed?: () => void,
): AsyncGenerator<Buffer> {
  const input = source[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  while (head.length < start) {
    const { value, done } = await input.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  async function* rest(from: number) {
    yield head.subarray(from);
    yield* { [Symbol.asyncIterator]: () => input };
  }
  if (!head.subarray(0, mark.length).equals(mark)) return yield* rest(0);
  onSealed?.();
  if (passphrase === undefined) {
    throw new CommandError(
      'The backup is encrypted. Set TONADA_BACKUP_PASSPHRASE to its passphrase.',
      'unreadable',
      undefined,
      'sealed',
    );
  }
  const key = await toKey(passphrase, head.subarray(mark.length, mark.length + saltBytes));
  const check = head.subarray(mark.length + saltBytes, start);
  openChunk(check, key, toNonce(0, 'check'), [
    'TONADA_BACKUP_PASSPHRASE is not the passphrase of this backup.',
    'passphrase',
  ]);
  let count = 0;
  for await (const { piece, isLast } of cut(rest(start), chunkBytes + tagBytes)) {
    const nonce = toNonce(count, isLast ? 'last' : 'within');
    yield openChunk(piece, key, nonce, ['The backup is damaged or ends too early.']);
    count += 1;
  }
}

function openChunk(
  piece: Buffer,
  key: Buffer,
  nonce: Buffer,
  [message, fault]: [string, BackupFault?],
) {
  try {
    const decipher = createDecipheriv(algorithm, key, nonce);
    decipher.setAuthTag(piece.subarray(-tagBytes));
    return Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()]);
  } catch (cause) {
    throw new CommandError(message, 'unreadable', cause, fault);
  }
}

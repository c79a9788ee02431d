import { Readable } from 'node:stream';
import { largeFrom } from '#contract/large-file-limits.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { toChunks } from '../../../platform/uploaded-body.ts';
import { type Checksum, requireSum } from './tus-headers.ts';
import { addPart, beginWriting, type Named, type Upload } from './upload.repository.ts';

/** Bytes after which a part goes to the store, and milliseconds. */
export const partBytes = largeFrom;
const partTime = 10_000;

/** Milliseconds without a byte after which an upload is given up. */
export const patience = 24 * 3_600_000;

/** A file is sent in some thirty; each break makes one more. */
const partsMost = 2_000;

export const sender = ({ id, userId, purpose }: Named) => ({
  owner: userId,
  purpose: `${purpose}/${id}`,
});

export const moved = () =>
  problem('invalid', { status: 409, error: sentences.upload.moved, retryAfter: 1 });

type Receiving = Pick<Dependencies, 'assets' | 'db' | 'clock' | 'elapsed'>;

/**
 * Adds what arrives to an upload, part by part, each once it is flushed in the store. What came
 * before a broken connection counts too, except under a checksum.
 *
 * @returns the new offset.
 */
export async function receiveParts(
  { assets, db, clock, elapsed }: Receiving,
  upload: Upload,
  body: Readable,
  checksum: Checksum | null,
): Promise<{ received: number; expiresAt: Date }> {
  const arriving = readChunks(body);
  const writer = newId();
  await beginWriting(db, upload, writer);
  const left = () => upload.bytes - received;
  let { received, expiresAt } = upload;
  for (let count = upload.parts.length; await arriving.isMore(); count += 1) {
    if (left() === 0) throw problem('invalid', { status: 413, error: sentences.upload.tooMuch });
    if (count >= partsMost) {
      throw problem('invalid', { status: 422, error: sentences.upload.tooManyParts });
    }
    const begun = elapsed();
    const isFull = (bytes: number) =>
      checksum === null && (bytes === partBytes || elapsed() - begun > partTime);
    const most = checksum === null ? Math.min(partBytes, left()) : left();
    let bytes = 0;
    async function* part() {
      while (bytes < most && !isFull(bytes)) {
        const chunk = await arriving.take(most - bytes);
        if (chunk === null) return;
        bytes += chunk.length;
        checksum?.sum.update(chunk);
        yield chunk;
      }
    }
    const staging = { ...sender(upload), type: 'application/octet-stream' };
    const { hash } = await assets.stageExamined(Readable.from(part()), staging, async () => {
      if (checksum === null) return;
      if (await arriving.isMore()) throw problem('invalid', { status: 413 });
      requireSum(checksum);
    });
    const isBroken = arriving.isBroken();
    expiresAt = new Date(clock().getTime() + patience);
    const offset = received;
    const isAdded = await inTransaction(db, async (tx) => {
      const by = isBroken ? writer : null;
      const added = { hash, bytes, offset, expiresAt, writer: by };
      if (!(await addPart(tx, upload, added))) return false;
      await assets.renew(tx, sender(upload), expiresAt);
      return true;
    });
    if (!isAdded) throw moved();
    received += bytes;
  }
  return { received, expiresAt };
}

/** Chunks of a body, cut where asked; one that breaks off ends there. */
function readChunks(body: Readable) {
  const chunks = toChunks(body)[Symbol.asyncIterator]();
  let rest: Buffer | null = null;
  let isOver = false;
  let isBroken = false;

  async function isMore() {
    while (rest === null && !isOver) {
      const next = await chunks.next().catch(() => {
        isBroken = true;
        return { done: true } as const;
      });
      if (next.done) isOver = true;
      else if (next.value.length > 0) rest = next.value;
    }
    return rest !== null;
  }

  return {
    isMore,
    isBroken: () => isBroken,
    async take(most: number): Promise<Buffer | null> {
      if (!(await isMore()) || rest === null) return null;
      const taken = rest.subarray(0, most);
      rest = rest.length > most ? rest.subarray(most) : null;
      return taken;
    },
  };
}

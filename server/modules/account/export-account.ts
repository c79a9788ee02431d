import { Readable } from 'node:stream';
import type { Db } from '../../platform/database/db.ts';
import { accountTraces, type Trace } from './account-traces.ts';

/** Characters that are sent at once: rows one by one would cost more than what they say. */
const chunkLength = 16 * 1024;

/**
 * A JSON document of everything that is kept of an account: an object with a list of rows by the name of each trace.
 * It is read while it is sent; a reader who leaves ends the reading.
 */
export function exportAccount(db: Db, userId: string): Readable {
  return Readable.from(inChunks(documentOf(accountTraces(db, userId))), { objectMode: false });
}

async function* documentOf(traces: AsyncIterable<Trace>) {
  let before = '{';
  for await (const { name, rows } of traces) {
    yield `${before}\n${JSON.stringify(name)}: [`;
    let comma = '';
    for await (const row of rows) {
      yield `${comma}\n  ${JSON.stringify(row)}`;
      comma = ',';
    }
    yield ']';
    before = ',';
  }
  yield '\n}\n';
}

async function* inChunks(texts: AsyncIterable<string>) {
  let chunk = '';
  for await (const text of texts) {
    chunk += text;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

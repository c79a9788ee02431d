import { Readable } from 'node:stream';
import type { CsvDialect } from '../../../src/shared/files/csv-dialect.ts';
import { type CsvRow, byteOrderMark, csvLine } from '../../../src/shared/files/csv-line.ts';

/** Characters that are sent at once: lines one by one would cost more than what they say. */
const chunkLength = 16 * 1024;

/**
 * A file of rows that are read while it is sent: as fast as its reader takes it, so that a list of any
 * length needs the memory of some of its lines. A reader who leaves ends the reading of the rows, whose
 * `finally` is run; what fails while rows are read fails the stream.
 */
export function csvStream(rows: AsyncIterable<CsvRow>, dialect: CsvDialect): Readable {
  return Readable.from(chunksOf(rows, dialect), { objectMode: false });
}

async function* chunksOf(rows: AsyncIterable<CsvRow>, dialect: CsvDialect) {
  let chunk = byteOrderMark;
  for await (const row of rows) {
    chunk += csvLine(row, dialect);
    if (chunk.length >= chunkLength) {
      yield chunk;
      chunk = '';
    }
  }
  if (chunk !== '') yield chunk;
}

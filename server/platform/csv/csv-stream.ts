import type { Readable } from 'node:stream';
import {
  type CsvRow,
  byteOrderMark,
  csvLine,
  type CsvDialect,
} from '../../../src/shared/files/csv-line.ts';
import { inChunks } from '../in-chunks.ts';

export const csvStream = (rows: AsyncIterable<CsvRow>, dialect: CsvDialect): Readable =>
  inChunks(getLines(rows, dialect));

async function* getLines(rows: AsyncIterable<CsvRow>, dialect: CsvDialect) {
  yield byteOrderMark;
  for await (const row of rows) yield csvLine(row, dialect);
}

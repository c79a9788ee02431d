import { Readable } from 'node:stream';
import { type CsvRow, type CsvValue, csvDialect } from '../../../../src/shared/files/csv-line.ts';
import { csvStream } from '../../../platform/csv/csv-stream.ts';
import { inChunks } from '../../../platform/in-chunks.ts';
import type { Db } from '../../../platform/database/db.ts';
import { type ZipEntry, zipStream } from '../../../platform/zip/zip-stream.ts';
import { accountTraces, type Row, type Trace } from './account-traces.repository.ts';
import { type ExportPart, exportPage } from './export-page.ts';
import { jsonDocument } from './json-document.ts';
import { musicFiles } from './music-files.ts';
import { columnTitle, dataFile, pageFile, tablePath, valueTitle } from './part-words.ts';

type Reader = { userId: string; language: string; origin: string; now: Date };

/** Streams a thousand rows at a time. Destroying it ends the reading. */
export const exportArchive = (db: Db, reader: Reader): Readable =>
  zipStream(exportEntries(db, reader), reader.now);

async function* exportEntries(db: Db, reader: Reader): AsyncGenerator<ZipEntry> {
  const { userId, language, now } = reader;
  const parts: ExportPart[] = [];
  let account: Row = {};
  for await (const trace of accountTraces(db, userId)) {
    const rows = trace.rows[Symbol.asyncIterator]();
    const first = await rows.next();
    if (first.done === true) continue;
    if (parts.length === 0) account = first.value;
    const part = { name: trace.name, rows: 0 };
    const table = tableRows({ ...trace, rows: counted(first.value, rows, part) }, language);
    yield {
      path: tablePath(trace.name, language),
      content: csvStream(table, csvDialect(language)),
    };
    parts.push(part);
  }
  yield { path: dataFile, content: inChunks(jsonDocument(accountTraces(db, userId))) };
  for await (const { path, content } of musicFiles(db, reader)) {
    yield { path, content: inChunks(content) };
  }
  const page = exportPage({ account, parts, language, now });
  yield { path: pageFile, content: Readable.from([Buffer.from(page)], { objectMode: false }) };
}

async function* counted(first: Row, rest: AsyncIterator<Row>, part: ExportPart) {
  part.rows += 1;
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
    part.rows += 1;
    yield next.value;
  }
}

async function* tableRows({ columns, rows }: Trace, language: string): AsyncGenerator<CsvRow> {
  yield columns.map((column) => columnTitle(column, language));
  for await (const row of rows) {
    yield columns.map((column) => valueTitle(column, row[column], language) ?? toCell(row[column]));
  }
}

function toCell(value: unknown): CsvValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  return JSON.stringify(value);
}

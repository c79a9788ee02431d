import type { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { csvDialect } from '../../../src/shared/files/csv-dialect.ts';
import type { CsvRow, CsvValue } from '../../../src/shared/files/csv-line.ts';
import { csvStream } from '../../platform/csv/csv-stream.ts';
import { inChunks } from '../../platform/in-chunks.ts';
import type { Db } from '../../platform/database/db.ts';
import { accountTraces, type Row, type Trace } from './account-traces.repository.ts';
import { type ExportPart, exportPage } from './export-page.ts';
import { jsonDocument } from './json-document.ts';
import { musicFiles } from './music-files.ts';
import { columnTitle, dataFile, pageFile, tablePath, valueTitle } from './part-words.ts';

type Reader = { userId: string; language: string; origin: string; now: Date };

/**
 * Streams a thousand rows at a time, and compresses off the main thread. Destroying it ends the
 * reading.
 */
export function exportArchive(db: Db, reader: Reader): Readable {
  const zip = new ZipFile();
  const archive = zip.outputStream as PassThrough;
  const fail = (error: Error) => archive.destroy(error);
  zip.on('error', fail);
  fill(zip, archive, db, reader).catch(fail);
  return archive;
}

async function fill(zip: ZipFile, archive: PassThrough, db: Db, reader: Reader) {
  const { userId, language, now } = reader;
  const options = { mtime: now, mode: 0o100600 };
  const add = async (content: Readable, path: string) => {
    const stop = () => content.destroy();
    archive.once('close', stop);
    zip.addReadStream(content, path, options);
    await finished(content);
    archive.off('close', stop);
  };

  const parts: ExportPart[] = [];
  let account: Row = {};
  for await (const trace of accountTraces(db, userId)) {
    const rows = trace.rows[Symbol.asyncIterator]();
    const first = await rows.next();
    if (first.done === true) continue;
    if (parts.length === 0) account = first.value;
    const part = { name: trace.name, rows: 0 };
    const table = tableRows({ ...trace, rows: counted(first.value, rows, part) }, language);
    await add(csvStream(table, csvDialect(language)), tablePath(trace.name, language));
    parts.push(part);
  }
  await add(inChunks(jsonDocument(accountTraces(db, userId))), dataFile);
  for await (const { path, content } of musicFiles(db, reader)) await add(inChunks(content), path);
  const page = exportPage({ account, parts, language, now });
  zip.addBuffer(Buffer.from(page), pageFile, options);
  zip.end();
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

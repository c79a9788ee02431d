import { Readable } from 'node:stream';
import { toFileName } from '../../../../src/shared/files/list-formats.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { csvStream } from '../../../platform/csv/csv-stream.ts';
import { fill, say, sentences } from '../../../platform/sentences.ts';
import { type ZipEntry, zipStream } from '../../../platform/zip/zip-stream.ts';
import type { Printer } from './draw-papers.ts';
import { getName, monthRows } from './paper-rows.ts';
import type { Scope } from './paper.repository.ts';
import { readMonth, readPaper } from './read-papers.ts';
import { csvDialect } from '../../../../src/shared/files/csv-line.ts';

type Ordered = Scope & { month: string };
type Context = Pick<Dependencies, 'db' | 'config' | 'vault'> & { printer: Printer };
type Reader = { language: string; now: Date };

/** Every line as a table, then each statement; one at a time. */
export const monthArchive = (context: Context, of: Ordered, reader: Reader): Readable =>
  zipStream(monthEntries(context, of, reader), reader.now);

async function* monthEntries(
  { db, printer, ...context }: Context,
  of: Ordered,
  { language, now }: Reader,
): AsyncGenerator<ZipEntry> {
  const { month } = of;
  const lines = monthRows(db, of, language);
  yield {
    path: say(fill(sentences.paper.linesFile, { month }), language).text,
    content: csvStream(lines, csvDialect(language)),
  };
  const reading = { ...context, language, today: now.toISOString().slice(0, 10) };
  for await (const found of readMonth(db, of)) {
    const bytes = await printer.draw(await readPaper(db, found, reading));
    const { id } = found.statement;
    const label = found.kind === 'payee' ? null : found.statement.label;
    const name = getName(found) ?? label;
    yield {
      path: `${label === null ? '' : `${toFileName(label)}/`}${toFileName(name ?? '')}-${month}-${id}.pdf`,
      content: Readable.from([bytes], { objectMode: false }),
    };
  }
}

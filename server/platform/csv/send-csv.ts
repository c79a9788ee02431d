import type { FastifyReply } from 'fastify';
import { type CsvRow, csvDialect } from '../../../src/shared/files/csv-line.ts';
import { csvStream } from './csv-stream.ts';

type CsvFile = {
  /** Letters, digits, points and hyphens. */
  fileName: string;
  /** `es-MX`, for the dialect. */
  language: string;
  rows: AsyncIterable<CsvRow>;
};

/** @throws {TypeError} for a file name that a header cannot carry. */
export function sendCsv(reply: FastifyReply, { fileName, language, rows }: CsvFile): FastifyReply {
  if (!/^[\w.-]+$/.test(fileName)) throw new TypeError(`"${fileName}" is no name of a file.`);
  return reply
    .type('text/csv; charset=utf-8; header=present')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(csvStream(rows, csvDialect(language)));
}

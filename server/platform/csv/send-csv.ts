import type { FastifyReply } from 'fastify';
import { csvDialect } from '../../../src/shared/files/csv-dialect.ts';
import type { CsvRow } from '../../../src/shared/files/csv-line.ts';
import { csvStream } from './csv-stream.ts';

type CsvFile = {
  /** Of letters, digits, points and hyphens. */
  fileName: string;
  /** Whose spreadsheets it is for, best with its region: `es-MX`. */
  language: string;
  /** The head first; read no faster than they are sent. */
  rows: AsyncIterable<CsvRow>;
};

/**
 * Answers a list of any length as a file for spreadsheets.
 *
 * @throws {TypeError} for a file name that a header could not carry
 */
export function sendCsv(reply: FastifyReply, { fileName, language, rows }: CsvFile): FastifyReply {
  if (!/^[\w.-]+$/.test(fileName)) throw new TypeError(`"${fileName}" is no name of a file.`);
  return reply
    .type('text/csv; charset=utf-8; header=present')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(csvStream(rows, csvDialect(language)));
}

import type { CsvRow } from '../../../../src/shared/files/csv-line.ts';
import { say, type Sentence, sentences } from '../../../platform/sentences.ts';
import type { ReportedFault } from './file-look.repository.ts';

const words = sentences.fileReport;

/** A table of files that are wrong, with what uses them. */
export async function* toReportRows(
  faults: AsyncIterable<ReportedFault>,
  language: string,
): AsyncGenerator<CsvRow> {
  const write = (sentence: Sentence) => say(sentence, language).text;
  const { fault, hash, use, id, bytes, since } = words.column;
  yield [fault, hash, use, id, bytes, since].map(write);
  for await (const found of faults) {
    const uses = found.uses.map(splitUse);
    yield [
      write(words.fault[found.fault]),
      found.hash,
      [...new Set(uses.map(({ kind }) => write(getName(kind))))].join(', '),
      uses.map((each) => each.id).join(', '),
      found.bytes,
      found.since,
    ];
  }
}

/** `album-picture/alb_1` */
function splitUse(usedBy: string) {
  const [kind = '', ...id] = usedBy.split('/');
  return { kind, id: id.join('/') };
}

const getName = (kind: string): Sentence =>
  Object.entries(words.use).find(([name]) => name === kind)?.[1] ?? words.use.other;

import type { NotTakenFile } from '#contract/music-folder.ts';
import type { CsvRow } from '../../../../src/shared/files/csv-line.ts';
import { say, sentences } from '../../../platform/sentences.ts';

/** A table of files that were not taken, with reasons in words. */
export async function* toNotTakenRows(
  files: AsyncIterable<NotTakenFile>,
  language: string,
): AsyncGenerator<CsvRow> {
  const { folder, file, reason, firstSeen, lastSeen, why } = sentences.music.notTaken;
  yield [folder, file, reason, firstSeen, lastSeen].map((head) => say(head, language).text);
  for await (const entry of files) {
    yield [
      entry.folder,
      entry.path,
      say(why[entry.reason], language).text,
      new Date(entry.firstSeen),
      new Date(entry.lastSeen),
    ];
  }
}

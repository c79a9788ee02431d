import { saveText, serviceCsv, toFileName } from '@/shared/files';
import type { BroughtFile, BroughtRow } from './brought-file';

/** The heads are read here again, and by other services. */
export function saveMissing(
  fileName: string,
  { kind }: BroughtFile,
  rows: readonly BroughtRow[],
): void {
  const moment = kind === 'history' ? 'Played at' : 'Added at';
  const cells = rows.map(({ title, artist, album = '', duration = null, at = '' }) => [
    title,
    artist,
    album,
    duration,
    at,
  ]);
  const heads = ['Track name', 'Artist name', 'Album', 'Duration (s)', moment];
  saveText(`${toFileName(fileName)}.csv`, serviceCsv([heads, ...cells]), 'text/csv;charset=utf-8');
}

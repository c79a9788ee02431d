import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { askForSums } from '../../listening/figure-event/index.ts';
import { findKnown, replaceImports } from './imported.repository.ts';
import { getArtists, ImportError, type ImportedFigures, readImport } from './read-import.ts';

/**
 * Replaces earlier imports of the same artists; all or nothing.
 *
 * @param text as `readImport` reads it.
 * @throws {ImportError} for an unreadable file, or unknown artists or tracks.
 */
export async function importFigures(db: Db, text: string): Promise<ImportedFigures> {
  const figures = readImport(text);
  await inTransaction(db, async (tx) => {
    await checkKnown(tx, figures);
    await replaceImports(tx, figures);
    await askForSums(tx, getArtists(figures));
  });
  return figures;
}

async function checkKnown(tx: Db, figures: ImportedFigures) {
  const artistIds = getArtists(figures);
  if (artistIds.length === 0) throw new ImportError('There is no row in it.');
  const trackIds = figures.tracks.map(({ trackId }) => trackId);
  const { artists, artistOf } = await findKnown(tx, { artistIds, trackIds });
  const nobody = artistIds.filter((id) => !artists.has(id));
  const nothing = figures.tracks.filter(
    ({ trackId, artistId }) => artistOf.get(trackId) !== artistId,
  );
  const problems = [
    ...nobody.map((id) => `There is no artist ${id}.`),
    ...nothing.map(({ trackId, artistId }) => `There is no track ${trackId} of ${artistId}.`),
  ];
  if (problems.length > 0) throw new ImportError(problems.slice(0, 20).join('\n'));
}

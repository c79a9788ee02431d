import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { type Sentence, sentences } from '../../../platform/sentences.ts';
import { nameAlike } from '../../../platform/search-text/name-alike.ts';
import { findNamedAlike } from '../../catalogue/artist/index.ts';
import { findOrdered, holdArtistNames } from './artist-names.repository.ts';

const words = sentences.contracts;

/**
 * Locks artist names until the transaction ends.
 *
 * @throws {Problem} `duplicate` at the name for an offer to a new artist of that name, or an
 * artist whose name differs only in spaces or capitals.
 */
export async function refuseTwinArtist(tx: Db, name: string, labelId: string): Promise<void> {
  await holdArtistNames(tx);
  if ((await findOrdered(tx, labelId)).some(isAlike(name))) throw duplicate(words.isOrdered);
  await refuseNamedAlike(tx, name, words.isTwin);
}

/** Locks artist names too. */
export async function refuseNamedAlike(tx: Db, name: string, error: Sentence): Promise<void> {
  await holdArtistNames(tx);
  if ((await findNamedAlike(tx, name)).some(isAlike(name))) throw duplicate(error);
}

const isAlike = (name: string) => (other: string) => nameAlike(other) === nameAlike(name);

const duplicate = (error: Sentence) => problem('duplicate', { error, fields: { name: error } });

import { artistRequestLimits, type AskForArtistBody } from '#contract/artist-request.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { countArtistsOf, findArtistName } from '../../catalogue/artist/index.ts';
import { countAskedSince, insertRequest } from './artist-request.repository.ts';

const words = sentences.artistRequests;

/** Milliseconds. */
const month = 30 * 24 * 3_600_000;

/** The address of an artist's page, of whatever service. */
const pageAddress = /\/artist\/([\w-]{1,64})(?:[/?#]|$)/;

/**
 * @throws {Problem} `invalid` at the field for an address that leads to no artist; `duplicate`
 * while one is open, for an account that speaks for an artist, and beyond three in 30 days.
 */
export async function askForArtist(
  tx: Db,
  userId: string,
  { artist: asked, proof }: AskForArtistBody,
  now: Date,
): Promise<void> {
  const named = pageAddress.exec(asked)?.[1];
  const artist = named === undefined ? null : await findArtistName(tx, named);
  if (named !== undefined && artist === null)
    throw problem('invalid', { fields: { artist: words.noSuchPage } });
  if ((await countArtistsOf(tx, userId)) > 0)
    throw problem('duplicate', { error: words.speaksAlready });
  const request = { id: newId(), userId, artist: artist?.name ?? asked, proof, askedAt: now };
  const asking = await countAskedSince(tx, userId, new Date(now.getTime() - month));
  if (asking >= artistRequestLimits.perMonth)
    throw problem('duplicate', {
      error: fill(words.tooMany, { count: artistRequestLimits.perMonth }),
    });
  if (!(await insertRequest(tx, { ...request, artistId: artist?.id ?? null })))
    throw problem('duplicate', { error: words.isOpen });
}

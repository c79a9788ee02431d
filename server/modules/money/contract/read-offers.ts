import type { ArtistOffer, Candidate } from '#contract/label-contract.ts';
import type { Db } from '../../../platform/database/db.ts';
import { imagePath } from '../../../media/image-path.ts';
import { parseSearchQuery } from '../../../platform/search-text/search-query.ts';
import { findArtistsBy } from '../../catalogue/artist/index.ts';
import { type Contract, findContractsOfAll, findOffersFor } from './contract.repository.ts';

/** Typing more of the name narrows it. */
const candidatesMax = 12;

export async function findCandidates(
  db: Db,
  text: string,
  of: { label: string; day: string },
): Promise<Candidate[]> {
  const query = parseSearchQuery(text);
  if (query === null) return [];
  const artists = await findArtistsBy(db, query, candidatesMax);
  const contracts = await findContractsOfAll(
    db,
    artists.map(({ id }) => id),
    { offeredBy: of.label, day: of.day },
  );
  const byArtist = Map.groupBy(contracts, ({ artistId }) => artistId);
  return artists.map((artist) => ({
    ...artist,
    image: imagePath('artist', artist.id),
    ...getState(byArtist.get(artist.id) ?? [], of.label),
  }));
}

function getState(
  contracts: readonly Contract[],
  label: string,
): Pick<Candidate, 'state' | 'until'> {
  const agreed = contracts.filter(({ status }) => status === 'active');
  const last = agreed.toSorted((one, other) => other.endsOn.localeCompare(one.endsOn))[0];
  if (last?.labelId === label) return { state: 'own', until: last.endsOn };
  // Another label's dates are confidential.
  if (last) return { state: 'taken', until: null };
  return { state: contracts.length > 0 ? 'offered' : 'free', until: null };
}

export async function readOffers(db: Db, userId: string, day: string): Promise<ArtistOffer[]> {
  const rows = await findOffersFor(db, userId);
  const artists = rows.map(({ artist }) => artist.id);
  const agreed = await findContractsOfAll(db, artists, { offeredBy: null, day });
  return rows.map(({ contract, artist, label }) => {
    const { id, artistId, labelId, royaltyRate, startsOn, endsOn } = contract;
    const replaced = agreed
      .filter((other) => other.artistId === artistId && other.labelId === labelId)
      .filter((other) => other.startsOn <= endsOn && startsOn <= other.endsOn)
      .map((other) => other.endsOn)
      .toSorted();
    const replaces = replaced.at(-1) ?? null;
    return { id, artist, label, royaltyRate, startsOn, endsOn, replaces };
  });
}

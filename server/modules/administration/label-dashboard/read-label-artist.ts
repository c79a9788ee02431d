import type { LabelArtistDetails } from '#contract/label-figures.ts';
import type { Db } from '../../../platform/database/db.ts';
import { findPeopleOf } from '../../catalogue/artist/index.ts';
import { describeRelease } from './describe-release.ts';
import { findContractsOf, findMonthsOf, type OfLabel } from './label-artist.repository.ts';
import { standingContract, statusOn } from './label-info.ts';
import { findReleases } from './label-releases.repository.ts';

const mostMonths = 12;
const mostReleases = 500;

/**
 * Null if the label never had a contract with the artist. Only the present label sees the
 * members.
 */
export async function readLabelArtist(
  db: Db,
  of: OfLabel,
  day: string,
): Promise<LabelArtistDetails | null> {
  const contracts = await findContractsOf(db, of);
  const standing = standingContract(contracts, day);
  if (standing === undefined) return null;
  const others = contracts
    .filter((contract) => contract !== standing)
    .toSorted((one, other) => other.startsOn.localeCompare(one.startsOn));
  const months = await findMonthsOf(db, of, mostMonths);
  const releases = await findReleases(db, { ...of, limit: mostReleases });
  const isPresent = statusOn(standing, day) === 'active';
  return {
    contracts: [standing, ...others].map((contract) => ({
      ...contract,
      status: statusOn(contract, day),
      isOffer: contract.status === 'pending',
    })),
    months: months.map(({ month, streams, earned, payable, status, dueOn }) => ({
      month,
      streams,
      gross: earned / 1_000_000,
      share: payable / 100,
      status: status ?? 'carried',
      dueOn,
    })),
    releases: releases.map((row) => describeRelease(row, day)),
    people: isPresent ? await readPeople(db, of.artistId) : [],
  };
}

async function readPeople(db: Db, artistId: string): Promise<LabelArtistDetails['people']> {
  const people = await findPeopleOf(db, artistId);
  return people.map(({ id, name }) => ({ id, displayName: name }));
}

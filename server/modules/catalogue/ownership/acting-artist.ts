import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { actingListSchema, actingQuerySchema } from '#contract/acting.ts';
import { getViewer } from '../../../platform/access.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { artistFor, labelFor } from './ownership.ts';
import { findArtistsUnder } from './ownership.repository.ts';

/**
 * See docs/product/ownership.md.
 *
 * @throws {Problem} like `artistFor`.
 */
export const findActingArtist =
  ({ clock }: Pick<Dependencies, 'clock'>) =>
  (db: Db, request: FastifyRequest): Promise<string> => {
    const { artistId: named } = request.query as z.infer<typeof actingQuerySchema>;
    return artistFor(db, getViewer(request), { named, day: toDay(clock()) });
  };

type Acting = {
  artists: readonly string[];
  /** Returns nothing if the list has one artist. */
  getArtistField: (artistId: string) => { artistId?: string };
};

/**
 * A named label stands for the artists with a contract in force.
 *
 * @throws {Problem} like `artistFor` and `labelFor`.
 */
export const findActingArtists = ({ clock }: Pick<Dependencies, 'clock'>) => {
  const getArtist = findActingArtist({ clock });
  return async (db: Db, request: FastifyRequest): Promise<Acting> => {
    const { labelId: named } = request.query as z.infer<typeof actingListSchema>;
    if (named === undefined)
      return { artists: [await getArtist(db, request)], getArtistField: () => ({}) };
    const labelId = await labelFor(db, getViewer(request), { named });
    const artists = await findArtistsUnder(db, labelId, toDay(clock()));
    return { artists, getArtistField: (artistId) => ({ artistId }) };
  };
};

/** A screen cannot show more than 2,000. */
export const getLimit = (perArtist: number, artists: readonly string[]): number =>
  Math.max(perArtist, Math.min(perArtist * artists.length, 2_000));

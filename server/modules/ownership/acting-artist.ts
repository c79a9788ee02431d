import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { idSchema } from '#contract/primitives.ts';
import { viewerOf } from '../../platform/access.ts';
import type { Dependencies } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { dayOf } from '../figures/day-figures.ts';
import { artistFor, labelFor } from './ownership.ts';
import { findArtistsUnder } from './ownership.repository.ts';

/** Address parameter of the calls by which an artist promotes: for whom a label or an admin makes them. */
export const actingQuerySchema = z.strictObject({ artistId: z.optional(idSchema) });

/** Of the lists among them: a label may ask for those of all its artists at once. */
export const actingListSchema = z.extend(actingQuerySchema, { labelId: z.optional(idSchema) });

/**
 * A way to find the artist for whom a call with `actingQuerySchema` is made, today. See docs/product/ownership.md.
 *
 * @throws {Problem} as `artistFor` does.
 */
export const findActingArtist =
  ({ clock }: Pick<Dependencies, 'clock'>) =>
  (db: Db, request: FastifyRequest): Promise<string> => {
    const { artistId: named } = request.query as z.infer<typeof actingQuerySchema>;
    return artistFor(db, viewerOf(request), { named, day: dayOf(clock()) });
  };

/** Things of which artists a list has, and what each says of its own. */
type Acting = {
  artists: readonly string[];
  /** Names the artist of a thing where there may be several. */
  tellArtist: (artistId: string) => { artistId?: string };
};

/**
 * A way to find the artists whose things a call with `actingListSchema` lists: the one for whom it is made, or all whose
 * contract with the label that it names holds today. See docs/product/ownership.md.
 *
 * @throws {Problem} as `artistFor` and `labelFor` do.
 */
export const findActingArtists = ({ clock }: Pick<Dependencies, 'clock'>) => {
  const artistOf = findActingArtist({ clock });
  return async (db: Db, request: FastifyRequest): Promise<Acting> => {
    const { labelId: named } = request.query as z.infer<typeof actingListSchema>;
    if (named === undefined)
      return { artists: [await artistOf(db, request)], tellArtist: () => ({}) };
    const labelId = await labelFor(db, viewerOf(request), { named });
    const artists = await findArtistsUnder(db, labelId, dayOf(clock()));
    return { artists, tellArtist: (artistId) => ({ artistId }) };
  };
};

/** Things that a list has at most: so many of each artist, and no more than a screen can show. */
export const mostOf = (perArtist: number, artists: readonly string[]): number =>
  Math.max(perArtist, Math.min(perArtist * artists.length, 2_000));

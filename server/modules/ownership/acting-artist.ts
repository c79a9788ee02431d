import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { idSchema } from '#contract/primitives.ts';
import { viewerOf } from '../../platform/access.ts';
import type { Dependencies } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { dayOf } from '../figures/day-figures.ts';
import { artistFor, labelFor } from './ownership.ts';
import { findArtistsUnder } from './ownership.repository.ts';

/** Query of promotion calls: the artist for whom a label or an admin acts. */
export const actingQuerySchema = z.strictObject({ artistId: z.optional(idSchema) });

/** Lists also accept a label, for all its artists. */
export const actingListSchema = z.extend(actingQuerySchema, { labelId: z.optional(idSchema) });

/**
 * Finds the artist that a call acts for, as of today. See docs/product/ownership.md.
 *
 * @throws {Problem} like `artistFor`.
 */
export const findActingArtist =
  ({ clock }: Pick<Dependencies, 'clock'>) =>
  (db: Db, request: FastifyRequest): Promise<string> => {
    const { artistId: named } = request.query as z.infer<typeof actingQuerySchema>;
    return artistFor(db, viewerOf(request), { named, day: dayOf(clock()) });
  };

type Acting = {
  artists: readonly string[];
  /** Adds the artist's id where a list may hold several artists. */
  tellArtist: (artistId: string) => { artistId?: string };
};

/**
 * Finds the artists that a list call is about: one artist, or all with a contract in force with
 * the named label. See docs/product/ownership.md.
 *
 * @throws {Problem} like `artistFor` and `labelFor`.
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

/** Limits a list per artist and to what a screen can show. */
export const mostOf = (perArtist: number, artists: readonly string[]): number =>
  Math.max(perArtist, Math.min(perArtist * artists.length, 2_000));

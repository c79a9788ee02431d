import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { idSchema } from '#contract/primitives.ts';
import { viewerOf } from '../../platform/access.ts';
import type { Dependencies } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { dayOf } from '../figures/day-figures.ts';
import { artistFor } from './ownership.ts';

/** Address parameter of the calls by which an artist promotes: for whom a label or an admin makes them. */
export const actingQuerySchema = z.strictObject({ artistId: z.optional(idSchema) });

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

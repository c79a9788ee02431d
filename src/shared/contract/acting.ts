import * as z from 'zod/mini';
import { idSchema } from './primitives.ts';

/** The artist for whom a label or an admin acts. */
export const actingQuerySchema = z.strictObject({ artistId: z.optional(idSchema) });

/** A label stands for all its artists. */
export const actingListSchema = z.extend(actingQuerySchema, { labelId: z.optional(idSchema) });

export const artistQuerySchema = z.strictObject({ artist: z.optional(idSchema) });

export const labelQuerySchema = z.strictObject({ label: z.optional(idSchema) });

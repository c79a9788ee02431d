import * as z from 'zod/mini';
import { idSchema, imageSchema, namedReferenceSchema } from './primitives.ts';

/** An artist for whom the user may act. See docs/product/ownership.md. */
export const actingArtistSchema = z.object({
  id: idSchema,
  name: z.string(),
  image: imageSchema,
  /**
   * The label whose contract lets the user act; null where they act as the artist's own account.
   */
  labelId: z.nullable(idSchema),
});

/**
 * Sorted by name. An admin oversees all and gets only the first few: the most heard artists, and
 * labels by name.
 */
export const workspacesSchema = z.object({
  artists: z.array(actingArtistSchema),
  labels: z.array(namedReferenceSchema),
});

export type Workspaces = z.infer<typeof workspacesSchema>;

import * as z from 'zod/mini';
import { idSchema, imageSchema, namedReferenceSchema } from './primitives.ts';

/** An artist for whom somebody may act. See docs/product/ownership.md. */
export const actingArtistSchema = z.object({
  id: idSchema,
  name: z.string(),
  image: imageSchema,
  /** The label whose contract lets the viewer act; null where they speak for the artist themselves. */
  labelId: z.nullable(idSchema),
});

/**
 * For whom somebody may act: all artists and labels of theirs by name. An admin, who oversees everybody's, gets the
 * few that come first: the artists most heard, and labels by name.
 */
export const workspacesSchema = z.object({
  artists: z.array(actingArtistSchema),
  labels: z.array(namedReferenceSchema),
});

export type Workspaces = z.infer<typeof workspacesSchema>;

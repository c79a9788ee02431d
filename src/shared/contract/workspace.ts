import * as z from 'zod/mini';
import { idSchema, imageSchema, namedReferenceSchema } from './primitives.ts';

/** See docs/product/ownership.md. */
const actingArtistSchema = z.object({
  id: idSchema,
  name: z.string(),
  image: imageSchema,
  labelId: z.nullable(idSchema),
});

/** An admin gets only the first few. */
export const workspacesSchema = z.object({
  artists: z.array(actingArtistSchema),
  labels: z.array(namedReferenceSchema),
});

export type Workspaces = z.infer<typeof workspacesSchema>;

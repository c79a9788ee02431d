import * as z from 'zod/mini';
import { sponsoredSchema } from './marquee.ts';
import { countSchema } from './primitives.ts';
import { storyRingSchema } from './story.ts';

/** Everything besides music that waits for a signed-in user, in one call. */
export const highlightsSchema = z.object({
  /** Counted up to a limit. See docs/product/fans.md. */
  unread: countSchema,
  /** Followed artists with stories, unseen ones first. */
  stories: z.array(storyRingSchema),
  /** Today's campaign for the user, if any. See docs/product/marquee.md. */
  sponsored: z.optional(z.nullable(sponsoredSchema)),
});

export type Highlights = z.infer<typeof highlightsSchema>;

import * as z from 'zod/mini';
import { sponsoredSchema } from './marquee.ts';
import { countSchema } from './primitives.ts';
import { storyRingSchema } from './story.ts';

/** What waits for a signed-in listener beside the music, told in one call. */
export const highlightsSchema = z.object({
  /** Notifications that were not read, as far as they are counted. See docs/product/fans.md. */
  unread: countSchema,
  /** Artists with stories whom they follow, those with something new first. */
  stories: z.array(storyRingSchema),
  /** The one campaign that they are shown today, or none; a server without campaigns leaves it out. See docs/product/marquee.md. */
  sponsored: z.optional(z.nullable(sponsoredSchema)),
});

export type Highlights = z.infer<typeof highlightsSchema>;

import * as z from 'zod/mini';
import { sponsoredSchema } from './marquee.ts';
import { countSchema } from './primitives.ts';
import { storyRingSchema } from './story.ts';

export const highlightsSchema = z.object({
  /** Counted up to a limit. See docs/product/fans.md. */
  unread: countSchema,
  /** Lines of the viewer's homes. See docs/product/today.md. */
  waiting: z.optional(countSchema),
  stories: z.array(storyRingSchema),
  sponsored: z.optional(z.nullable(sponsoredSchema)),
});

export type Highlights = z.infer<typeof highlightsSchema>;

import * as z from 'zod/mini';
import { upcomingConcertSchema } from './concert.ts';
import { storyStates } from './story.ts';
import { campaignOfferListSchema } from './fan.ts';

/** What an artist has for the person who looks, beside their music. Visitors get it too. */
export const artistHighlightsSchema = z.object({
  /** Still to come, the nearest in time first. */
  concerts: z.array(upcomingConcertSchema),
  /** Whether they have stories, and whether the listener saw all; `none` for visitors. */
  story: z.enum(storyStates),
  /** Whether the listener keeps their stories out of the row on home. */
  areStoriesHidden: z.optional(z.boolean()),
  /** What the listener may take part in, what ends first in front; empty for who is no fan. See docs/product/fans.md. */
  campaigns: campaignOfferListSchema,
});

export type ArtistHighlights = z.infer<typeof artistHighlightsSchema>;

import * as z from 'zod/mini';
import { upcomingConcertSchema } from './concert.ts';
import { storyStates } from './story.ts';
import { campaignOfferListSchema } from './fan.ts';

/** What an artist offers the viewer beside music. Visitors get it too. */
export const artistHighlightsSchema = z.object({
  /** The nearest first. */
  concerts: z.array(upcomingConcertSchema),
  /** `none` for visitors. */
  story: z.enum(storyStates),
  /** The user hides their stories from the row on home. */
  areStoriesHidden: z.optional(z.boolean()),
  /**
   * Campaigns open to the user, the first to end in front; empty for users who are no fans. See
   * docs/product/fans.md.
   */
  campaigns: campaignOfferListSchema,
});

export type ArtistHighlights = z.infer<typeof artistHighlightsSchema>;

import * as z from 'zod/mini';
import { upcomingConcertSchema } from './concert.ts';
import { storyStates } from './story.ts';
import { campaignOfferListSchema } from './fan.ts';

export const artistHighlightsSchema = z.object({
  concerts: z.array(upcomingConcertSchema),
  story: z.enum(storyStates),
  areStoriesHidden: z.optional(z.boolean()),
  /** The first to end comes first. See docs/product/fans.md. */
  campaigns: campaignOfferListSchema,
});

export type ArtistHighlights = z.infer<typeof artistHighlightsSchema>;

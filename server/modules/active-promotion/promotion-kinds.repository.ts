import { type SQL, sql } from '#drizzle/orm.ts';
import type { PromotionKind } from '#contract/administration.ts';
import type { ToolName } from '../../../src/shared/config/tools.ts';
import { artistsOf } from '../artist/index.ts';
import { canvasPromotion } from '../canvas/index.ts';
import { concertPromotion } from '../concert/index.ts';
import { campaignPromotion } from '../fan/index.ts';
import { marqueePromotion } from '../marquee/index.ts';
import { notificationPromotion } from '../notification/index.ts';
import type { PromotionColumns } from '../ownership/index.ts';
import { pitchPromotion } from '../pitch/index.ts';
import { storyPromotion } from '../story/index.ts';

export const stoppableKinds = (now: Date): Record<PromotionKind, PromotionColumns> => ({
  notices: notificationPromotion(now),
  marquee: marqueePromotion(now),
  stories: storyPromotion(now),
  concerts: concertPromotion(now),
  campaigns: campaignPromotion(now),
});

/** Staff decide these on other screens; each other tool stops with its account. */
export const otherKinds: Record<Exclude<ToolName, PromotionKind>, PromotionColumns> = {
  pitches: pitchPromotion,
  canvas: canvasPromotion,
};

/** Items without a known sender belong to the artist's members. */
export const setGoingBy = (userId: string, { sentBy, artistId }: PromotionColumns): SQL => sql`(
  ${sentBy} = ${userId} or (${sentBy} is null and ${artistId} in (${artistsOf(userId)})))`;

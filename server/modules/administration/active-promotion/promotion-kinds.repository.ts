import { type SQL, sql } from '#drizzle/orm.ts';
import type { PromotionKind } from '#contract/administration.ts';
import type { ToolName } from '../../../../src/shared/config/tools.ts';
import { artistsOf } from '../../catalogue/artist/index.ts';
import { canvasPromotion } from '../../promotion/canvas/index.ts';
import { concertPromotion } from '../../promotion/concert/index.ts';
import { campaignPromotion } from '../../promotion/fan/index.ts';
import { marqueePromotion } from '../../promotion/marquee/index.ts';
import { notificationPromotion } from '../../promotion/notification/index.ts';
import type { PromotionColumns } from '../../catalogue/ownership/index.ts';
import { pitchPromotion } from '../../promotion/pitch/index.ts';
import { storyPromotion } from '../../promotion/story/index.ts';

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

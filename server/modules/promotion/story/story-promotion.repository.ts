import { sql } from '#drizzle/orm.ts';
import { type PromotionColumns, resting } from '../../catalogue/ownership/index.ts';
import { storyTable } from './story.table.ts';

const story = storyTable;

export function storyPromotion(now: Date): PromotionColumns {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return {
    table: story,
    id: story.id,
    artistId: story.artistId,
    sentBy: story.sentBy,
    title: story.caption,
    until: story.expiresAt,
    state: resting(story.isSuspended, sql`'running'`),
    runs: sql`${story.expiresAt} > ${moment} and not ${story.isSuspended}`,
    returns: sql`${story.expiresAt} > ${moment} and ${story.isSuspended}`,
  };
}

import { type SQL, sql } from '#drizzle/orm.ts';
import { type PromotionKind, promotionKinds } from '#contract/administration.ts';
import type { Db } from '../../../platform/database/db.ts';
import { holdCampaigns } from '../../promotion/marquee/index.ts';
import { holdNotifications } from '../../promotion/notification/index.ts';
import { setGoingBy, stoppableKinds } from './promotion-kinds.repository.ts';

type Of = { userId: string; now: Date };

const stopped: Partial<Record<PromotionKind, SQL>> = {
  notices: sql`, status = 'draft'`,
  marquee: sql`, status = case when status = 'active' then 'paused' else status end,
    approval = case when approval = 'waiting' then 'none' else approval end`,
};

export async function restKind(tx: Db, kind: PromotionKind, { userId, now }: Of): Promise<void> {
  const columns = stoppableKinds(now)[kind];
  await tx.execute(sql`
    update ${columns.table} set is_suspended = true ${stopped[kind] ?? sql``}
    where ${setGoingBy(userId, columns)} and ${columns.runs}`);
}

export async function endRest(tx: Db, { userId, now }: Of): Promise<void> {
  const kinds = stoppableKinds(now);
  for (const kind of promotionKinds) {
    const columns = kinds[kind];
    await tx.execute(sql`
      update ${columns.table} set is_suspended = false where is_suspended and ${setGoingBy(userId, columns)}`);
  }
}

export const holdReturningNotifications = (tx: Db, { userId, now }: Of) => {
  const columns = stoppableKinds(now).notices;
  return holdNotifications(tx, sql`${setGoingBy(userId, columns)} and ${columns.returns}`);
};

export const holdReturningCampaigns = (tx: Db, { userId, now }: Of) => {
  const columns = stoppableKinds(now).marquee;
  return holdCampaigns(tx, sql`${setGoingBy(userId, columns)} and ${columns.returns}`);
};

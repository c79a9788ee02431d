import { type SQL, sql } from '#drizzle/orm.ts';
import type { SubscriptionType } from '#contract/user.ts';
import { userTable } from '../user/user.table.ts';
import { familyMemberTable } from './family.table.ts';

export type FamilyPlan = { payer: string; until: string | null };

/** A cancelled plan runs until its last paid day, and none while its payer is suspended. */
const runs = (today: SQL) => sql`payer.status <> 'suspended' and (payer.subscription_type = 'family'
  or (payer.subscription_type = 'free' and payer.cancelled_plan = 'family' and payer.paid_until >= ${today}))`;

const ofPayer = sql`from ${familyMemberTable} as membership
  join ${userTable} as payer on payer.id = membership.payer_id
  where membership.member_id = "user".id`;

/** Of the statement's user. */
export const isInFamily = (now: Date): SQL<boolean> =>
  sql<boolean>`exists (select ${ofPayer} and ${runs(sql`${now.toISOString().slice(0, 10)}::date`)})`;

/** The plan of a play by the statement's user: an own one first, else the family's. */
export const planOfPlay = (now: Date): SQL<SubscriptionType> =>
  sql<SubscriptionType>`case when "user".subscription_type = 'free' and ${isInFamily(now)}
    then 'family' else "user".subscription_type end`;

/** Who pays for the statement's user, and until when if it is cancelled. */
export const describeFamily = sql<FamilyPlan | null>`(
  select json_build_object('payer', payer.display_name,
    'until', case when payer.subscription_type = 'free' then payer.paid_until end)
  ${ofPayer} and ${runs(sql`payer.paid_until`)})`;

export const familyMembersOf = (payerId: string): SQL => sql`
  select ${familyMemberTable.memberId} from ${familyMemberTable} where ${familyMemberTable.payerId} = ${payerId}`;

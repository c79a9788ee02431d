import { and, arrayContains, eq, type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { labelMemberTable } from '../../catalogue/label/label-member.table.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import { nameOrder } from '../../../platform/database/name-order.ts';
import { payeeTable } from '../../catalogue/payee/payee.table.ts';
import {
  recordingPartTable,
  recordingShareTable,
} from '../recording-share/recording-share.table.ts';
import {
  staffActionPartTable,
  staffActionTable,
} from '../../accounts/staff-action/staff-action.table.ts';
import { isOpenAccount, type DemoMode } from '../../people/user/index.ts';
import { userTable } from '../../people/user/user.table.ts';
import type { LoginChange } from './find-link.ts';

type Person = { id: string; name: string };

/** Only those who can sign in. */
export function findMoneyPeople(db: Db, mode: DemoMode): Promise<Person[]> {
  const { id, displayName, sortKey, role, status, rights } = userTable;
  return db
    .select({ id, name: displayName })
    .from(userTable)
    .where(
      and(
        eq(role, 'admin'),
        eq(status, 'active'),
        arrayContains(rights, ['money']),
        isOpenAccount(mode),
      ),
    )
    .orderBy(sortKey, id);
}

/** Actions that redirect money. */
const payeeActs = [
  'label.create',
  'label.change',
  'label.addPerson',
  'label.removePerson',
  'payoutAccount.set',
  'payoutAccount.remove',
];

/**
 * `recent` actions, those that give access to an account (`login`), and whom the person may act
 * as (`hand`): transitively, admins who changed each other's login.
 */
const getHands = (actorId: string, since: Date): SQL => sql`
  with recursive recent as materialized (
    select act.at, act.actor_id, act.action, act.target_kind, act.target_id, change.before, change.after
    from ${staffActionTable} as act
    left join ${staffActionPartTable} as change on change.action_id = act.id and change.part = 'change'
    where act.at > ${since.toISOString()}::timestamptz
  ), login as (
    select actor_id, target_id, at,
      action = 'user.create' or coalesce(after ?| array['role', 'rights'], false) as is_access
    from recent
    where target_kind = 'user' and (
      action in ('user.create', 'user.password')
      or after ?| array['email', 'role', 'rights', 'status'])
  ), hand as (
    select ${actorId}::text as id
    union
    select case when login.actor_id = hand.id then login.target_id else login.actor_id end
    from hand
    join login on hand.id in (login.actor_id, login.target_id)
    join ${userTable} as account on account.id = login.target_id and account.role = 'admin'
  )`;

type ApproverQuery = { receivers: readonly string[]; actorId: string; since: Date };

/**
 * The first payee that has the person as a member, whose label, account or members' login the
 * person recently changed, or who has a part in a sheet that the person ever proposed: a sheet pays
 * long after its proposal.
 */
export async function findOwnPayee(tx: Db, { receivers, actorId, since }: ApproverQuery) {
  const { rows } = await tx.execute<{ name: string }>(sql`
    ${getHands(actorId, since)}, paid as (
      select label_id, artist_id, user_id from ${payeeTable} where ${anyOf(payeeTable.id, receivers)}
    ), receiver as (
      select 'label' as kind, label.id, label.name, member.user_id
      from paid join ${labelTable} as label on label.id = paid.label_id
      left join ${labelMemberTable} as member on member.label_id = label.id
      union all
      select 'artist', artist.id, artist.name, member.user_id
      from paid join ${artistTable} as artist on artist.id = paid.artist_id
      left join ${artistMemberTable} as member on member.artist_id = artist.id
      union all
      select 'user', person.id, person.display_name, person.id
      from paid join ${userTable} as person on person.id = paid.user_id
    )
    select receiver.name from receiver
    where receiver.user_id in (select id from hand)
      or receiver.user_id in (select target_id from login where actor_id in (select id from hand))
      or (receiver.kind, receiver.id) in (
        select target_kind, target_id from recent
        where actor_id in (select id from hand) and action = any(${sql.param(payeeActs)}::text[]))
      or (receiver.kind = 'user' and receiver.id in (
        select payee.user_id from ${recordingPartTable} as part
        join ${payeeTable} as payee on payee.id = part.payee_id
        join ${recordingShareTable} as sheet on sheet.id = part.share_id
        join ${staffActionTable} as act on act.action = 'share.propose'
          and act.target_id = sheet.artist_id and act.at = sheet.proposed_at
        where sheet.accepted_at is not null and act.actor_id in (select id from hand)))
    order by ${nameOrder(sql`receiver.name`)} limit 1`);
  return rows[0]?.name ?? null;
}

/** `deprived` counts admins who recently lost the right `money` by these hands. */
export async function findHands(tx: Db, { actorId, since }: Omit<ApproverQuery, 'receivers'>) {
  const { rows } = await tx.execute<{ hands: string[]; deprived: number }>(sql`
    ${getHands(actorId, since)}
    select (select array_agg(id) from hand) as hands,
      (select count(distinct recent.target_id)::int from recent
        left join ${userTable} as account on account.id = recent.target_id
        where recent.target_kind = 'user' and recent.actor_id in (select id from hand) and (
          (recent.before -> 'rights' @> '["money"]' and account.rights @> '{money}' is not true)
          or (recent.action = 'user.suspend' and account.status = 'suspended'
            and account.rights @> '{money}'))) as deprived`);
  return rows[0] ?? { hands: [actorId], deprived: 0 };
}

/** By which the hands of a person are joined to each other. */
export async function findLoginChanges(
  tx: Db,
  { actorId, since }: Omit<ApproverQuery, 'receivers'>,
): Promise<LoginChange[]> {
  const { rows } = await tx.execute<Omit<LoginChange, 'at'> & { at: string }>(sql`
    ${getHands(actorId, since)}
    select login.actor_id as "actorId", login.target_id as "targetId", login.is_access as "isAccess",
      login.at::text as at
    from login
    where login.actor_id in (select id from hand) and login.target_id in (select id from hand)`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

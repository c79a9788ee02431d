import { isDeepStrictEqual } from 'node:util';
import type { AdminUser, ChangeUserBody, PromotionKind } from '#contract/administration.ts';
import type { Right } from '#contract/right.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { publish } from '../../../platform/events/events.ts';
import { problem } from '../../../platform/problems.ts';
import { placeName, refuseOutdated } from '../../../platform/refuse-outdated.ts';
import { type Sentence, sentences } from '../../../platform/sentences.ts';
import { canSendEmail } from '../../../platform/email/open-mailer.ts';
import { deleteResets, notifyAccountChange } from '../../accounts/account/index.ts';
import { proveStudent } from '../../people/plan/index.ts';
import {
  followFamilyPlan,
  paidFrom,
  paidWhenCancelled,
} from '../../accounts/subscription/index.ts';
import { deleteProofs, sendVerification } from '../../accounts/email-proof/index.ts';
import { resumePromotions, stopPromotions } from '../active-promotion/index.ts';
import { deleteSessions, isStaff } from '../../accounts/session/index.ts';
import { leaveTogether, readNow } from '../../listening/together/index.ts';
import { actingAdmin, type Actor, recordStaffAction } from '../../accounts/staff-action/index.ts';
import {
  accountChanged,
  accountSuspended,
  type Admin,
  changeUser,
  findUserByEmail,
  isLastAdmin,
  keepSharedAccount,
  normaliseEmail,
  type UserRow,
} from '../../people/user/index.ts';
import { type AccountRow, findAccount } from './account-list.repository.ts';
import { describeAccount } from './describe-account.ts';
import { inOrder, refuseAbove, refuseUnowned } from './rights.ts';
import { refuseDuplicateEmail } from './refuse-duplicate-email.ts';

type Context = Pick<Dependencies, 'clock' | 'config' | 'databaseNow'>;
type Changes = ChangeUserBody['changes'];
type Field = keyof Changes;

const words = sentences.administration;

/** These links open without a session. */
const staffLinks = ['staff-change'] as const;

/** Changing these would lock others out of a shared account. */
const shutsOut: ReadonlySet<Field> = new Set(['email', 'role', 'rights', 'status']);

/** Transferring an account or granting power requires proof. */
export const asksForProof = ({ email, role, rights }: { [field in Field]?: unknown }): boolean =>
  [email, role, rights].some((change) => change !== undefined);

/**
 * @throws {Problem} `not-found`; `forbidden` if the right was withdrawn meanwhile, the account or
 * right is above the caller, or the account is a shared demo one; `duplicate` with the present
 * value of each field that changed since it was seen; `invalid` (422) if no admin would remain,
 * (400) with the field for a taken email.
 */
export async function changeAccount(
  tx: Db,
  { clock, config, databaseNow }: Context,
  caller: Omit<Actor, 'name'>,
  id: string,
  { seen, changes: sent, stops = [] }: ChangeUserBody,
): Promise<AdminUser> {
  const requested = {
    ...sent,
    ...(sent.email !== undefined && { email: normaliseEmail(sent.email) }),
  };
  return refuseDuplicateEmail(async () => {
    const held = { config, right: 'people', accountId: id } as const;
    const { actor, admins, rights } = await actingAdmin(tx, caller, held);
    const row = await findAccount(tx, id);
    if (row === null) throw problem('not-found');
    const account = describeAccount(row);
    refuseAbove(row, rights);
    refuseOutdated(
      { now: { ...account, rights: account.rights ?? [] }, seen },
      { error: words.changedElsewhere, describe },
    );
    const changes = withRights(requested, account);
    const changed = differing(account, changes);
    if (changed.length === 0) return account;
    if (changed.includes('role')) refuseUnproven(row, changes);
    if (changed.some((field) => shutsOut.has(field))) keepSharedAccount(config, row.isDemo);
    if (changed.includes('rights')) refuseUnowned(changes.rights ?? [], rights);
    refuseLoss(changes, { account, actorId: actor.id, admins });
    await applyChanges(tx, row, {
      actorId: actor.id,
      changes,
      changed,
      stops,
      now: clock(),
      canSendEmails: canSendEmail(config),
    });
    await notifyChanges(tx, row, { changed, now: clock() });
    await publish(tx, accountChanged);
    if (changed.includes('status')) await publish(tx, accountSuspended);
    if (changed.includes('status') && changes.status === 'suspended')
      await leaveTogether(tx, { viewerId: id, now: await readNow(tx, databaseNow()) });
    await recordStaffAction(tx, {
      actor,
      now: clock(),
      action: getAction(changes, changed),
      target: { kind: 'user', id, name: account.name },
      before: pick(account, changed),
      after: pick(changes, changed),
    });
    return describeAccount((await findAccount(tx, id)) ?? row);
  });
}

const differing = (account: AdminUser, changes: Changes): Field[] =>
  (Object.keys(changes) as Field[]).filter(
    (field) =>
      changes[field] !== undefined && !isDeepStrictEqual(changes[field], valueOf(account, field)),
  );

type Values = { readonly [field in Field]?: string | Right[] | undefined };

const valueOf = (account: Values, field: Field) => account[field] ?? (field === 'rights' ? [] : '');

/** Only admins have rights. */
function withRights(changes: Changes, account: AdminUser): Changes {
  const role = changes.role ?? account.role;
  const rights = role === 'admin' ? inOrder(changes.rights ?? account.rights ?? []) : [];
  return { ...changes, rights };
}

const pick = (account: Values, fields: readonly Field[]): { [name: string]: string | Right[] } =>
  Object.fromEntries(fields.map((field) => [field, valueOf(account, field)]));

function getAction({ status }: Changes, changed: readonly Field[]): string {
  if (!changed.includes('status')) return 'user.change';
  return status === 'suspended' ? 'user.suspend' : 'user.activate';
}

function describe(field: keyof AdminUser, value: unknown) {
  if (field === 'country') return placeName(field, String(value));
  const known: { [field: string]: { [value: string]: Sentence } } = words.values;
  return known[field]?.[String(value)] ?? String(value);
}

type Powers = { account: AdminUser; actorId: string; admins: readonly Admin[] };

function refuseLoss({ role, rights, status }: Changes, { account, actorId, admins }: Powers) {
  if (account.id === actorId && account.rights?.some((right) => !rights?.includes(right))) {
    throw problem('invalid', { status: 422, error: words.demotesYourself });
  }
  const isDemoted = role !== undefined && role !== 'admin';
  const isSuspended = status === 'suspended';
  const losesPeople = account.rights?.includes('people') && !rights?.includes('people');
  const isLoss = isDemoted || isSuspended || losesPeople;
  if (!isLoss || !admins.some(({ id }) => id === account.id)) return;
  if (account.id === actorId) {
    const error = isSuspended ? words.suspendsYourself : words.demotesYourself;
    throw problem('invalid', { status: 422, error });
  }
  if (isLastAdmin(admins, account.id))
    throw problem('invalid', { status: 422, error: words.lastAdmin });
}

type Applied = {
  actorId: string;
  changes: Changes;
  changed: readonly Field[];
  stops: readonly PromotionKind[];
  now: Date;
  /** A new email is verified by an emailed link. */
  canSendEmails: boolean;
};

async function applyChanges(
  tx: Db,
  row: AccountRow,
  { actorId, changes, changed, stops, now, canSendEmails }: Applied,
) {
  const { name, email, role, rights, country, status } = changes;
  const isEmailRequested = canSendEmails && changed.includes('email');
  const values: { [name in Field]: Partial<UserRow> } = {
    name: { ...(name !== undefined && { displayName: name }) },
    email: { ...(email !== undefined && !isEmailRequested && { email, emailVerifiedAt: now }) },
    role: { ...(role && { role }) },
    rights: { ...(rights && { rights }) },
    country: { ...(country && { country }) },
    status: { ...(status && { status }) },
    subscription: getPlan(row, changes.subscription, toDay(now)),
  };
  const written = Object.assign({}, ...changed.map((field) => values[field])) as Partial<UserRow>;
  if (Object.keys(written).length > 0) {
    await followFamilyPlan(tx, { before: row, after: { ...row, ...written } }, { actorId, now });
    await changeUser(tx, row.id, written);
  }
  if (written.subscriptionType === 'student')
    await proveStudent(tx, { userId: row.id, email: null, today: toDay(now) });
  // Staff with fewer rights may have requested the link.
  if (changed.includes('role') || changed.includes('rights'))
    await deleteProofs(tx, row.id, staffLinks);
  if (isEmailRequested && email !== undefined) await askEmail(tx, row, { email, now });
  // Links sent to the old address must not open the account.
  else if (changed.includes('email')) await deleteResets(tx, row.id);
  // Sessions of a suspended account report the suspension; reactivation ends them.
  const isReopened = row.status === 'suspended' && status === 'active';
  const isLost = (right: Right) => rights !== undefined && !rights.includes(right);
  const losesRights = (changed.includes('role') && row.role !== 'user') || row.rights.some(isLost);
  const joinsStaff = changed.includes('role') && role !== undefined && isStaff(role);
  // Signing in enforces the role's password length.
  if (isReopened || losesRights || joinsStaff) await deleteSessions(tx, row.id);
  if (isReopened) await resumePromotions(tx, { userId: row.id, now });
  if (changed.includes('status') && status === 'suspended') {
    await stopPromotions(tx, stops, { userId: row.id, now });
  }
}

/**
 * Its owner must open the link.
 *
 * @throws {Problem} `invalid` with the field if it is taken.
 */
async function askEmail(tx: Db, row: AccountRow, { email, now }: { email: string; now: Date }) {
  if ((await findUserByEmail(tx, email)) !== null) {
    throw problem('invalid', { fields: { email: sentences.session.emailTaken } });
  }
  await sendVerification(tx, { purpose: 'staff-change', email, userId: row.id }, now);
}

/** Access to others' data needs a verified email. */
function refuseUnproven({ emailVerifiedAt }: AccountRow, { role }: Changes) {
  if (emailVerifiedAt !== null || role === 'user') return;
  throw problem('invalid', { fields: { role: words.unproven } });
}

async function notifyChanges(
  tx: Db,
  { id: userId, email }: AccountRow,
  { changed, now }: { changed: readonly Field[]; now: Date },
) {
  const to = [email];
  if (changed.includes('email'))
    await notifyAccountChange(tx, { userId, change: 'emailAsked', to }, now);
  if (changed.includes('role')) await notifyAccountChange(tx, { userId, change: 'role' }, now);
}

/** A granted plan is paid for a month; a withdrawn one lasts until its paid period ends. */
function getPlan(
  row: AccountRow,
  subscriptionType: Changes['subscription'],
  today: string,
): Partial<UserRow> {
  if (subscriptionType === undefined) return {};
  if (subscriptionType === 'free') {
    return { subscriptionType, planPeriod: 'month', paidUntil: paidWhenCancelled(row, today) };
  }
  return { subscriptionType, planPeriod: 'month', paidUntil: paidFrom(today, 'month') };
}

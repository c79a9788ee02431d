import type { Db } from '../../../platform/database/db.ts';
import { isDeepStrictEqual } from 'node:util';
import {
  changeUserBodySchema,
  serviceSettingSchema,
  undoableActs,
} from '#contract/administration.ts';
import { isOwnCover, stagedCover } from '#contract/editorial-limits.ts';
import { changeEditorialPlaylistBodySchema } from '#contract/editorial-playlist.ts';
import { formerLabelSchema } from '#contract/label-administration.ts';
import { changeRuleBodySchema } from '#contract/play-review.ts';
import { screeningRuleSchema } from '#contract/screening-rules.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { publish } from '../../../platform/events/events.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import {
  changeEditorial,
  describeEditorial,
  holdEditorial,
} from '../../listening/playlist/index.ts';
import { changeLabel, findLabel, writtenFields } from '../label-administration/index.ts';
import { changeRule } from '../../money/play-screening/index.ts';
import { featuredChanged } from '../../listening/playlist/index.ts';
import { changeSetting } from '../../accounts/service-setting/index.ts';
import { type Actor, findActor, type StaffActionRow } from '../../accounts/staff-action/index.ts';
import { changeAccount, describeAccount, findAccount } from '../user-administration/index.ts';

type Context = Pick<Dependencies, 'clock' | 'config' | 'assets' | 'databaseNow'>;
type Caller = Omit<Actor, 'name'>;
type Act = (typeof undoableActs)[number];

const words = sentences.staffUndo;
const changedSince = () => problem('duplicate', { error: words.changedSince });
const impossible = () => problem('invalid', { status: 422, error: words.impossible });

const ways: Record<Act, typeof undoAccount> = {
  'user.change': undoAccount,
  'user.suspend': undoAccount,
  'user.activate': undoAccount,
  'label.change': undoLabel,
  'setting.switch': undoSetting,
  'screening.change': undoRule,
  'editorial.change': undoEditorial,
  'editorial.activate': undoEditorial,
  'editorial.deactivate': undoEditorial,
};

/**
 * Logged as a new action.
 *
 * @throws {Problem} `invalid` (422) for what cannot be undone; `duplicate` if it was changed
 * since; and what the change throws.
 */
export async function undoAction(tx: Db, context: Context, caller: Caller, done: StaffActionRow) {
  const act = undoableActs.find((name) => name === done.action);
  if (act === undefined || done.before === null || done.after === null) throw impossible();
  await ways[act](tx, context, caller, done);
}

async function undoAccount(tx: Db, context: Context, caller: Caller, done: StaffActionRow) {
  const row = await findAccount(tx, done.targetId);
  if (row === null) throw changedSince();
  const { name, email, subscription, role, rights = [], status, country } = describeAccount(row);
  const seen = { name, email, subscription, role, rights, status, country };
  requireUnchanged(seen, done);
  const body = changeUserBodySchema.safeParse({ seen, changes: done.before });
  if (!body.success) throw impossible();
  await changeAccount(tx, context, caller, done.targetId, body.data);
}

async function undoLabel(tx: Db, context: Context, caller: Caller, done: StaffActionRow) {
  const row = await findLabel(tx, done.targetId);
  if (row === null) throw changedSince();
  const seen = writtenFields(row);
  requireUnchanged(seen, done);
  const changes = formerLabelSchema.safeParse(done.before);
  if (!changes.success) throw impossible();
  await changeLabel(tx, context, caller, done.targetId, { seen, changes: changes.data });
}

async function undoSetting(tx: Db, context: Context, caller: Caller, done: StaffActionRow) {
  const name = serviceSettingSchema.safeParse(done.targetId);
  const isOn = done.before?.['isOn'];
  if (!name.success || typeof isOn !== 'boolean') throw impossible();
  await changeSetting(tx, context, caller, { name: name.data, isOn, seen: !isOn });
}

/** The change itself detects that it was changed since. */
async function undoRule(tx: Db, context: Context, caller: Caller, done: StaffActionRow) {
  const rule = screeningRuleSchema.safeParse(done.targetId);
  const body = changeRuleBodySchema.safeParse({ seen: done.after, changes: done.before });
  if (!rule.success || !body.success) throw impossible();
  await changeRule(tx, context, caller, { rule: rule.data, ...body.data });
}

/** The file of a removed picture is deleted for good. */
async function undoEditorial(
  tx: Db,
  { clock, assets }: Context,
  caller: Caller,
  done: StaffActionRow,
) {
  const cover = done.before?.['coverImage'];
  if (typeof cover === 'string' && isOwnCover(cover)) throw impossible();
  const row = await holdEditorial(tx, done.targetId);
  if (row === null) throw changedSince();
  const now = describeEditorial(row);
  const sent = row.cover === null ? null : stagedCover + row.cover.hash;
  requireUnchanged({ ...now, coverImage: row.coverAddress ?? sent ?? '' }, done);
  const { name, description, coverImage, category, priority, isActive } = now;
  const seen = { name, description, coverImage, category, priority, isActive };
  const body = changeEditorialPlaylistBodySchema.safeParse({ ...seen, ...done.before });
  if (!body.success) throw impossible();
  const editing = { actor: await findActor(tx, caller), now: clock(), assets };
  await changeEditorial(tx, { id: row.id, body: body.data, seen: row.version }, editing);
  await publish(tx, featuredChanged);
}

/** The change itself detects concurrent edits. */
function requireUnchanged(now: { readonly [field: string]: unknown }, { after }: StaffActionRow) {
  const isChanged = Object.entries(after ?? {}).some(
    ([field, value]) => !isDeepStrictEqual(now[field], value),
  );
  if (isChanged) throw changedSince();
}

import type { Db } from '../../../platform/database/db.ts';
import type { ServiceSetting, ServiceSettings } from '#contract/administration.ts';
import type { Right } from '#contract/right.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { publish } from '../../../platform/events/events.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { actingAdmin, type Actor, recordStaffAction } from '../staff-action/index.ts';
import { hasSecondFactor } from '../session/index.ts';
import { settingSwitched } from './service-setting.events.ts';
import { findSettings, switchSetting } from './service-setting.repository.ts';

type Context = Pick<Dependencies, 'clock' | 'config'>;

/** `seen` is the expected present value. */
export type SettingChange = { name: ServiceSetting; isOn: boolean; seen?: boolean };

export const getRight = (name: ServiceSetting): Right =>
  name === 'payByListener' ? 'money' : 'service';

/**
 * @throws {Problem} `forbidden` if the right was withdrawn meanwhile; `duplicate` if it is not as
 * seen; `invalid` if an admin without a second factor demands one of staff.
 */
export async function changeSetting(
  tx: Db,
  { clock, config }: Context,
  caller: Omit<Actor, 'name'>,
  { name, isOn, seen }: SettingChange,
): Promise<ServiceSettings> {
  const { actor } = await actingAdmin(tx, caller, { config, right: getRight(name) });
  const before = await findSettings(tx);
  if (seen !== undefined && before[name] !== seen) {
    throw problem('duplicate', { error: sentences.staffUndo.changedSince });
  }
  if (before[name] === isOn) return before;
  if (name === 'staffFactor' && isOn && !(await hasSecondFactor(tx, actor.id))) {
    throw problem('invalid', { error: sentences.secondFactor.ownFirst });
  }
  await switchSetting(tx, name, isOn);
  await publish(tx, settingSwitched);
  await recordStaffAction(tx, {
    actor,
    now: clock(),
    action: 'setting.switch',
    target: { kind: 'setting', id: name, name },
    before: { isOn: before[name] },
    after: { isOn },
    detail: { setting: name, isOn },
  });
  return findSettings(tx);
}

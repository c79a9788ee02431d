import { isDeepStrictEqual } from 'node:util';
import { screeningLimits } from '#contract/limits.ts';
import type { ChangeRuleBody } from '#contract/play-review.ts';
import type { ScreeningRule } from '#contract/screening-rules.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { actingAdmin, type Actor, recordStaffAction } from '../../accounts/staff-action/index.ts';
import { defaultRules } from './rule-book.ts';
import { findRules, writeRule } from './screening-rule.repository.ts';

/**
 * Holds for months that are not screened yet. Logged with both values.
 *
 * @throws {Problem} `forbidden` without the right; `duplicate` if it is not as seen; `invalid` for
 * a number that the rule cannot have.
 */
export async function changeRule(
  tx: Db,
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
  caller: Omit<Actor, 'name'>,
  { rule, seen, changes }: ChangeRuleBody & { rule: ScreeningRule },
): Promise<void> {
  const { actor } = await actingAdmin(tx, caller, { config, right: 'money' });
  const before = (await findRules(tx))[rule];
  if (!isDeepStrictEqual(before, { ...before, ...seen })) {
    throw problem('duplicate', { error: sentences.staffUndo.changedSince });
  }
  const { least, days } = defaultRules[rule];
  const isWhole = (changes.least === null) === (least === null);
  const hasDays = (changes.days === null) === (days === null);
  const isHigh = changes.threshold > screeningLimits.thresholdMax[rule];
  if (!isWhole || !hasDays || isHigh) throw problem('invalid');
  if (isDeepStrictEqual(before, { ...before, ...changes })) return;
  await writeRule(tx, rule, changes);
  await recordStaffAction(tx, {
    actor,
    now: clock(),
    action: 'screening.change',
    target: { kind: 'screening', id: rule, name: rule },
    before: { ...before },
    after: { ...changes },
  });
}

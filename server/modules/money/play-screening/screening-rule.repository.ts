import type { RuleSettings } from '#contract/play-review.ts';
import { type ScreeningRule, screeningRules } from '#contract/screening-rules.ts';
import type { Db } from '../../../platform/database/db.ts';
import { defaultRules, type RuleBook } from './rule-book.ts';
import { screeningRuleTable } from './screening-rule.table.ts';

export async function findRules(db: Db): Promise<RuleBook> {
  const rows = await db.select().from(screeningRuleTable);
  const known = new Map(rows.map(({ rule, ...settings }) => [rule, settings]));
  return Object.fromEntries(
    screeningRules.map((rule) => [rule, known.get(rule) ?? defaultRules[rule]]),
  ) as RuleBook;
}

export async function writeRule(tx: Db, rule: ScreeningRule, settings: RuleSettings) {
  await tx
    .insert(screeningRuleTable)
    .values({ rule, ...settings })
    .onConflictDoUpdate({ target: screeningRuleTable.rule, set: settings });
}

import { boolean, integer, pgTable, text } from '#drizzle/pg-core.ts';
import type { ScreeningRule } from '#contract/screening-rules.ts';

/** Without a row the default holds. */
export const screeningRuleTable = pgTable('screening_rule', {
  rule: text('rule').$type<ScreeningRule>().primaryKey(),
  isOn: boolean('is_on').notNull(),
  threshold: integer('threshold').notNull(),
  least: integer('least'),
  days: integer('days'),
});

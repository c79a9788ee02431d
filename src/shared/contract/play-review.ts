import * as z from 'zod/mini';
import { screeningLimits } from './limits.ts';
import { countSchema, daySchema, idSchema, instantSchema } from './primitives.ts';
import { monthSchema } from './statement.ts';
import { screeningRuleSchema } from './screening-rules.ts';
import { trimLine } from './written.ts';

const { reasonMax, groupsMost } = screeningLimits;

const isWithin = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** `least` and `days` are null where a rule has none. See docs/product/screening.md. */
const settingsSchema = {
  isOn: z.boolean(),
  threshold: isWithin(1, 100_000),
  least: z.nullable(isWithin(1, screeningLimits.leastMax)),
  days: z.nullable(isWithin(1, screeningLimits.daysMax)),
};

export const ruleSettingsSchema = z.object(settingsSchema);

export const screeningRulesSchema = z.object({
  rules: z.array(z.object({ rule: screeningRuleSchema, ...settingsSchema })),
});

/** `seen` is what the person saw before the change. */
export const changeRuleBodySchema = z.strictObject({
  seen: z.strictObject(settingsSchema),
  changes: z.strictObject(settingsSchema),
});

const verdictSchema = z.enum(['counted', 'refused']);

/** Euros, to the millionth. */
const eurosSchema = z.number();

const groupSchema = z.object({
  id: idSchema,
  artist: z.object({ id: idSchema, name: z.string() }),
  rule: screeningRuleSchema,
  /** In which they were played. */
  month: monthSchema,
  firstDay: daySchema,
  lastDay: daySchema,
  plays: countSchema,
  /** Percent of the artist's plays of the month. */
  share: z.number(),
  earnings: eurosSchema,
  listeners: countSchema,
  /** Known ones. */
  networks: countSchema,
  days: countSchema,
});

export const playReviewSchema = z.object({
  held: z.array(groupSchema),
  decided: z.array(
    z.object({
      ...groupSchema.shape,
      verdict: verdictSchema,
      reason: z.string(),
      by: z.string(),
      at: instantSchema,
    }),
  ),
  hasMore: z.boolean(),
});

export const decidePlaysBodySchema = z.strictObject({
  groups: z.array(idSchema).check(z.minLength(1), z.maxLength(groupsMost)),
  verdict: verdictSchema,
  reason: z.string().check(trimLine(), z.minLength(1), z.maxLength(reasonMax)),
});

/** Euros. `plans` is null for a month without counted plans. */
export const planIncomeSchema = z.object({
  months: z.array(
    z.object({
      month: monthSchema,
      plans: z.nullable(z.number()),
      artists: z.number(),
      labels: z.number(),
      held: z.number(),
      rest: z.nullable(z.number()),
    }),
  ),
});

export type RuleSettings = z.infer<typeof ruleSettingsSchema>;
export type ScreeningRules = z.infer<typeof screeningRulesSchema>;
export type ChangeRuleBody = z.infer<typeof changeRuleBodySchema>;
export type PlayReview = z.infer<typeof playReviewSchema>;
export type HeldGroup = PlayReview['held'][number];
export type DecidedGroup = PlayReview['decided'][number];
export type DecidePlaysBody = z.infer<typeof decidePlaysBodySchema>;
export type Verdict = z.infer<typeof verdictSchema>;
export type PlanIncome = z.infer<typeof planIncomeSchema>;

import type { RuleSettings } from '#contract/play-review.ts';
import type { ScreeningRule } from '#contract/screening-rules.ts';

export type RuleBook = Readonly<Record<ScreeningRule, RuleSettings>>;

/**
 * A person who listens to one small artist eight hours a day, to songs of three minutes, has some
 * 4,960 plays in a month and 1,120 in the first week of an account: below all of these.
 */
export const defaultRules: RuleBook = {
  /** Plays of one track on a day that began again at the minimum. */
  repeat: { isOn: true, threshold: 50, least: null, days: null },
  /** Hours of a day. */
  hours: { isOn: true, threshold: 20, least: null, days: null },
  /** Percent of the artist's plays, as in those below. */
  young: { isOn: true, threshold: 25, least: 1_500, days: 7 },
  listener: { isOn: true, threshold: 50, least: 6_000, days: null },
  network: { isOn: true, threshold: 60, least: 6_000, days: null },
};

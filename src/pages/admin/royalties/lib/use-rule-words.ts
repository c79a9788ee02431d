import { useTranslation } from 'react-i18next';
import type { HeldGroup, RuleSettings } from '@/shared/contract/play-review.ts';
import type { ScreeningRule } from '@/shared/contract/screening-rules.ts';
import { useFormats } from '@/shared/lib/format';

/** What rules say, and what they found. */
export function useRuleWords() {
  const { t } = useTranslation('pages.admin.royalties');
  const { number, rate, shortDay } = useFormats();
  return {
    name: (rule: ScreeningRule) => t(`review.rule.${rule}.name`),
    /** With its numbers. */
    explain: (rule: ScreeningRule, { threshold, least, days }: RuleSettings) =>
      t(`review.rule.${rule}.text`, {
        threshold: rule === 'repeat' || rule === 'hours' ? number(threshold) : rate(threshold),
        least: number(least ?? 0),
        days: number(days ?? 0),
      }),
    /** `14 oyentes · 1 red · 26 días` */
    evidence: ({ listeners, networks, days }: HeldGroup) =>
      [
        t('review.listeners', { count: listeners }),
        ...(networks === 0 ? [] : [t('review.networks', { count: networks })]),
        t('review.days', { count: days }),
      ].join(' · '),
    period: ({ firstDay, lastDay }: HeldGroup) =>
      firstDay === lastDay
        ? shortDay(firstDay)
        : t('months', { from: shortDay(firstDay), until: shortDay(lastDay) }),
  };
}

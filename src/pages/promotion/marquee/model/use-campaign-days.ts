import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLabelled } from '@/entities/figure';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { dayFromToday } from '@/shared/lib/form';
import { useFormats } from '@/shared/lib/format';
import { getDays } from './sum-up';

/** The last days of campaigns for a chart; today is unfinished. */
export function useCampaignDays(campaigns: readonly MarqueeCampaign[], most: number) {
  const { t } = useTranslation('pages.promotion.marquee');
  const { dayName, longDay, shortDays } = useFormats();
  const [today] = useState(() => dayFromToday(0));
  const days = getDays(campaigns, most, today);
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  return {
    days,
    /** The shown range in words, null without days. */
    span: first && last ? shortDays(first, last) : null,
    data: {
      pointName: t('chart.day'),
      points: days.map(({ day }, index) => ({
        long: longDay(day),
        short: isLabelled(index, days.length) ? dayName(day) : '',
      })),
      ...(last === today && { unfinished: t('chart.unfinished') }),
    },
  };
}

import { ChartSpline } from 'lucide-react';
import { defineArea } from '@/shared/routes';
import { type AnalyticsTab, analyticsTabs } from './comparison/model/analytics-tabs';

/** All tabs break down the same figures. */
const toTab = <Name extends AnalyticsTab>(name: Name) => ({
  name,
  title: `pages.analytics:tabs.${name}` as const,
  load: async () => (await import('./comparison/ui/Comparison')).Comparison,
});

/** For artists, labels and admins. */
export const area = defineArea({
  screens: [
    {
      name: 'comparison',
      path: '/analytics',
      title: 'pages.analytics:comparison.title',
      link: { label: 'pages.analytics:comparison.link', Icon: ChartSpline, takes: 'own' },
      load: async () => (await import('./comparison')).AnalyticsPage,
      tabs: analyticsTabs.map(toTab),
    },
  ],
});

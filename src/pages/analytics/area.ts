import { ChartSpline } from 'lucide-react';
import { defineArea } from '@/shared/routes';

/** Artists, labels and admins, who compare figures. */
export const area = defineArea({
  screens: [
    {
      path: '/analytics',
      title: 'pages.analytics:comparison.title',
      link: { label: 'pages.analytics:comparison.link', Icon: ChartSpline },
      words: [
        'pages.analytics.comparison',
        'entities.figure',
        'shared.ui.chart',
        'shared.ui.data-table',
        'shared.ui.period-choice',
        'widgets.stat-card',
      ],
      load: async () => (await import('./comparison')).AnalyticsPage,
    },
  ],
});

import { ChartSpline } from 'lucide-react';
import { defineArea } from '@/shared/routes';

/** Artists, labels and admins, who compare figures. */
export const area = defineArea({
  screens: [
    {
      name: 'comparison',
      path: '/analytics',
      title: 'pages.analytics:comparison.title',
      link: { label: 'pages.analytics:comparison.link', Icon: ChartSpline, takes: 'own' },
      load: async () => (await import('./comparison')).AnalyticsPage,
    },
  ],
});

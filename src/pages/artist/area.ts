import { Mic } from 'lucide-react';
import { defineArea } from '@/shared/routes';

/** Artists, about their own music. */
export const area = defineArea({
  screens: [
    {
      path: '/spotify-for-artists',
      title: 'pages.artist:dashboard.title',
      link: { label: 'pages.artist:dashboard.link', Icon: Mic },
      words: [
        'pages.artist.dashboard',
        'entities.figure',
        'entities.label',
        'shared.ui.chart',
        'shared.ui.data-table',
        'shared.ui.period-choice',
        'widgets.stat-card',
      ],
      load: async () => (await import('./dashboard')).DashboardPage,
    },
  ],
});

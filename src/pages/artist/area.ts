import { Mic } from 'lucide-react';
import { defineArea } from '@/shared/routes';

/** Artists, about their own music. */
export const area = defineArea({
  screens: [
    {
      name: 'dashboard',
      path: '/spotify-for-artists',
      title: 'pages.artist:dashboard.title',
      link: { label: 'pages.artist:dashboard.link', Icon: Mic, takes: 'artist' },
      load: async () => (await import('./dashboard')).DashboardPage,
    },
  ],
});

import { Mic } from 'lucide-react';
import { addressParameters, defineArea } from '@/shared/routes';

export const area = defineArea({
  screens: [
    {
      name: 'dashboard',
      path: '/spotify-for-artists',
      title: 'pages.artist:dashboard.title',
      link: { label: 'pages.artist:dashboard.link', Icon: Mic, takes: 'artist' },
      load: async () => (await import('./dashboard')).DashboardPage,
      tabs: [
        {
          name: 'overview',
          title: 'pages.artist:tabs.overview',
          load: async () => (await import('./dashboard/ui/overview/Overview')).Overview,
        },
        {
          name: 'music',
          title: 'pages.artist:tabs.music',
          load: async () => (await import('./dashboard/ui/music/MusicTab')).MusicTab,
        },
        {
          name: 'audience',
          title: 'pages.artist:tabs.audience',
          load: async () => (await import('./dashboard/ui/audience/AudienceTab')).AudienceTab,
        },
        {
          name: 'earnings',
          title: 'pages.artist:tabs.earnings',
          load: async () => (await import('./dashboard/ui/earnings/EarningsTab')).EarningsTab,
        },
        {
          name: 'label',
          title: 'pages.artist:tabs.label',
          load: async () => (await import('./dashboard/ui/label/LabelTab')).LabelTab,
        },
        {
          name: 'pitching',
          title: 'pages.artist:tabs.pitching',
          load: async () => (await import('./dashboard/ui/pitching/PitchingTab')).PitchingTab,
        },
      ],
    },
    {
      name: 'statement',
      path: `/spotify-for-artists/statement/${addressParameters.id}`,
      title: 'pages.artist:statement.title',
      load: async () => (await import('./statement')).StatementPage,
    },
  ],
});

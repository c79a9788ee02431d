import { LayoutDashboard } from 'lucide-react';
import { addressParameters, defineArea, paths } from '@/shared/routes';

/** Who runs the service. */
export const area = defineArea({
  screens: [
    {
      path: paths.admin,
      title: 'pages.admin:panel.title',
      link: { label: 'pages.admin:panel.link', Icon: LayoutDashboard },
      words: [
        'pages.admin.panel',
        'entities.plan',
        // As acts of editors tell them.
        'entities.canvas',
        'entities.release',
        'widgets.stat-card',
      ],
      load: async () => (await import('./panel')).PanelPage,
    },
    {
      path: `${paths.admin}/artist/${addressParameters.id}`,
      title: 'pages.admin:artist.title',
      words: ['pages.admin.artist', 'entities.label'],
      load: async () => (await import('./artist')).ArtistPage,
    },
  ],
});

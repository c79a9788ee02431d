import { LayoutDashboard } from 'lucide-react';
import { addressParameters, defineArea, paths } from '@/shared/routes';

/** Who runs the service. */
export const area = defineArea({
  screens: [
    {
      name: 'panel',
      path: paths.admin,
      title: 'pages.admin:panel.title',
      link: { label: 'pages.admin:panel.link', Icon: LayoutDashboard },
      load: async () => (await import('./panel')).PanelPage,
    },
    {
      name: 'artist',
      path: `${paths.admin}/artist/${addressParameters.id}`,
      title: 'pages.admin:artist.title',
      load: async () => (await import('./artist')).ArtistPage,
    },
  ],
});

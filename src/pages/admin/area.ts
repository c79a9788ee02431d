import { LayoutDashboard } from 'lucide-react';
import { addressParameters, defineArea, paths } from '@/shared/routes';

/** For operators. */
export const area = defineArea({
  screens: [
    {
      name: 'panel',
      path: paths.admin,
      title: 'pages.admin:panel.title',
      link: { label: 'pages.admin:panel.link', Icon: LayoutDashboard },
      load: async () => (await import('./panel')).PanelPage,
      tabs: [
        {
          name: 'overview',
          title: 'pages.admin:panel.tabs.overview',
          load: async () => (await import('./overview')).OverviewTab,
        },
        {
          name: 'users',
          title: 'pages.admin:panel.tabs.users',
          access: 'people',
          load: async () => (await import('./users')).UsersTab,
        },
        {
          name: 'labels',
          title: 'pages.admin:panel.tabs.labels',
          access: 'catalogue',
          load: async () => (await import('./labels')).LabelsTab,
        },
        {
          name: 'royalties',
          title: 'pages.admin:panel.tabs.royalties',
          access: 'money',
          load: async () => (await import('./royalties')).RoyaltiesTab,
        },
        {
          name: 'music',
          title: 'pages.admin:panel.tabs.music',
          access: 'service',
          load: async () => (await import('./music')).MusicTab,
        },
        {
          name: 'system',
          title: 'pages.admin:panel.tabs.system',
          load: async () => (await import('./system')).SystemTab,
        },
      ],
    },
    {
      name: 'artist',
      path: `${paths.admin}/artist/${addressParameters.id}`,
      title: 'pages.admin:artist.title',
      load: async () => (await import('./artist')).ArtistPage,
    },
    {
      name: 'paymentRun',
      path: `${paths.admin}/payments/${addressParameters.id}`,
      title: 'pages.admin:paymentRun.title',
      load: async () => (await import('./royalties')).PaymentRunPage,
    },
  ],
});

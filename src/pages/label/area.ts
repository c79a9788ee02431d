import { Disc3 } from 'lucide-react';
import { addressParameters, defineArea, paths } from '@/shared/routes';

export const area = defineArea({
  screens: [
    {
      name: 'manager',
      path: paths.labelManager,
      title: 'pages.label:manager.title',
      link: { label: 'pages.label:manager.link', Icon: Disc3, takes: 'label' },
      load: async () => (await import('./manager')).ManagerPage,
      tabs: [
        {
          name: 'overview',
          title: 'pages.label:tabs.overview',
          load: async () => (await import('./overview')).OverviewTab,
        },
        {
          name: 'artists',
          title: 'pages.label:tabs.artists',
          load: async () => (await import('./artists')).ArtistsTab,
        },
        {
          name: 'releases',
          title: 'pages.label:tabs.releases',
          load: async () => (await import('./releases')).ReleasesTab,
        },
        {
          name: 'analytics',
          title: 'pages.label:tabs.analytics',
          load: async () => (await import('./analytics')).AnalyticsTab,
        },
        {
          name: 'finance',
          title: 'pages.label:tabs.finance',
          load: async () => (await import('./finance')).FinanceTab,
        },
      ],
    },
    {
      name: 'statement',
      path: `${paths.labelManager}/statement/${addressParameters.id}`,
      title: 'pages.label:statement.title',
      load: async () => (await import('./statement')).StatementPage,
    },
    {
      name: 'statement',
      path: `${paths.labelManager}/own-statement/${addressParameters.id}`,
      title: 'pages.label:ownStatement.title',
      load: async () => (await import('./statement')).OwnStatementPage,
    },
  ],
});

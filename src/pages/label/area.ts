import { Disc3 } from 'lucide-react';
import { addressParameters, defineArea, paths } from '@/shared/routes';

/** Companies that publish music. */
export const area = defineArea({
  screens: [
    {
      name: 'manager',
      path: paths.labelManager,
      title: 'pages.label:manager.title',
      link: { label: 'pages.label:manager.link', Icon: Disc3, takes: 'label' },
      load: async () => (await import('./manager')).ManagerPage,
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

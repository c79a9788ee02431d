import { Disc3 } from 'lucide-react';
import { addressParameters, defineArea, paths } from '@/shared/routes';

/** Companies that publish music. */
export const area = defineArea({
  screens: [
    {
      path: paths.labelManager,
      title: 'pages.label:manager.title',
      link: { label: 'pages.label:manager.link', Icon: Disc3 },
      words: [
        'pages.label.manager',
        'entities.figure',
        'entities.label',
        'shared.ui.chart',
        'shared.ui.data-table',
        'widgets.stat-card',
      ],
      load: async () => (await import('./manager')).ManagerPage,
    },
    {
      path: `${paths.labelManager}/statement/${addressParameters.id}`,
      title: 'pages.label:statement.title',
      words: [
        'pages.label.statement',
        'entities.figure',
        'entities.label',
        'shared.ui.data-table',
        'widgets.statement',
      ],
      load: async () => (await import('./statement')).StatementPage,
    },
    {
      path: `${paths.labelManager}/own-statement/${addressParameters.id}`,
      title: 'pages.label:ownStatement.title',
      words: ['pages.label.statement', 'entities.figure', 'entities.label', 'shared.ui.data-table'],
      load: async () => (await import('./statement')).OwnStatementPage,
    },
  ],
});

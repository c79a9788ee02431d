import { ListMusic } from 'lucide-react';
import { defineArea } from '@/shared/routes';

/** Who makes the playlists of the service. */
export const area = defineArea({
  screens: [
    {
      path: '/editorial',
      title: 'pages.editorial:playlists.title',
      link: { label: 'pages.editorial:playlists.link', Icon: ListMusic },
      words: ['pages.editorial.desk', 'pages.editorial.playlists', 'shared.ui.filter-bar'],
      load: async () => (await import('./desk')).DeskPage,
    },
  ],
});

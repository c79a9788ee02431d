import { ListMusic } from 'lucide-react';
import { defineArea } from '@/shared/routes';

/** For the service's editors. */
export const area = defineArea({
  screens: [
    {
      name: 'desk',
      path: '/editorial',
      title: 'pages.editorial:playlists.title',
      link: { label: 'pages.editorial:playlists.link', Icon: ListMusic },
      load: async () => (await import('./desk')).DeskPage,
      tabs: [
        {
          name: 'playlists',
          title: 'pages.editorial:tabs.playlists',
          load: async () => (await import('./playlists')).PlaylistsTab,
        },
        {
          name: 'inbox',
          title: 'pages.editorial:tabs.inbox',
          load: async () => (await import('./inbox')).InboxTab,
        },
      ],
    },
  ],
});

import { Clapperboard, Crown, Megaphone, Send, Sparkles, Ticket } from 'lucide-react';
import { defineArea } from '@/shared/routes';

/** Artists and labels who make their music known. */
export const area = defineArea({
  group: 'pages.promotion:group',
  screens: [
    {
      path: '/canvas-manager',
      title: 'pages.promotion:canvas.title',
      link: { label: 'pages.promotion:canvas.link', Icon: Clapperboard },
      words: ['pages.fallback.upcoming'],
      load: async () => (await import('@/pages/fallback/upcoming')).UpcomingPage,
    },
    {
      path: '/artist-stories',
      title: 'pages.promotion:stories.title',
      link: { label: 'pages.promotion:stories.link', Icon: Sparkles },
      words: ['pages.fallback.upcoming'],
      load: async () => (await import('@/pages/fallback/upcoming')).UpcomingPage,
    },
    {
      path: '/fan-engagement',
      title: 'pages.promotion:fans.title',
      link: { label: 'pages.promotion:fans.link', Icon: Crown },
      words: ['pages.fallback.upcoming'],
      load: async () => (await import('@/pages/fallback/upcoming')).UpcomingPage,
    },
    {
      path: '/concerts',
      title: 'pages.promotion:concerts.title',
      link: { label: 'pages.promotion:concerts.link', Icon: Ticket },
      words: ['pages.fallback.upcoming'],
      load: async () => (await import('@/pages/fallback/upcoming')).UpcomingPage,
    },
    {
      path: '/spotify-marquee',
      title: 'pages.promotion:marquee.title',
      link: { label: 'pages.promotion:marquee.link', Icon: Megaphone },
      words: ['pages.fallback.upcoming'],
      load: async () => (await import('@/pages/fallback/upcoming')).UpcomingPage,
    },
    {
      path: '/playlist-pitching',
      title: 'pages.promotion:pitching.title',
      link: { label: 'pages.promotion:pitching.link', Icon: Send },
      words: ['pages.fallback.upcoming'],
      load: async () => (await import('@/pages/fallback/upcoming')).UpcomingPage,
    },
  ],
});

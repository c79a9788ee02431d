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
      words: [
        'pages.promotion.canvas',
        'entities.canvas',
        'entities.figure',
        'shared.ui.filter-bar',
        'widgets.created-state',
      ],
      load: async () => (await import('./canvas')).CanvasPage,
    },
    {
      path: '/artist-stories',
      title: 'pages.promotion:stories.title',
      link: { label: 'pages.promotion:stories.link', Icon: Sparkles },
      words: [
        'pages.promotion.stories',
        'entities.story',
        'shared.ui.filter-bar',
        'widgets.created-state',
      ],
      load: async () => (await import('./stories')).StoriesPage,
    },
    {
      path: '/fan-engagement',
      title: 'pages.promotion:fans.title',
      link: { label: 'pages.promotion:fans.link', Icon: Crown },
      words: [
        'pages.promotion.fans',
        'entities.fan',
        'entities.figure',
        'shared.ui.chart',
        'shared.ui.data-table',
        'shared.ui.filter-bar',
        'widgets.created-state',
        'widgets.stat-card',
      ],
      load: async () => (await import('./fans')).FansPage,
    },
    {
      path: '/concerts',
      title: 'pages.promotion:concerts.title',
      link: { label: 'pages.promotion:concerts.link', Icon: Ticket },
      words: [
        'pages.promotion.concerts',
        'entities.concert',
        'entities.figure',
        'shared.ui.filter-bar',
        'widgets.created-state',
        'widgets.stat-card',
      ],
      load: async () => (await import('./concerts')).ConcertsPage,
    },
    {
      path: '/spotify-marquee',
      title: 'pages.promotion:marquee.title',
      link: { label: 'pages.promotion:marquee.link', Icon: Megaphone },
      words: [
        'pages.promotion.marquee',
        'entities.figure',
        'entities.marquee',
        'shared.ui.chart',
        'shared.ui.filter-bar',
        'widgets.created-state',
        'widgets.stat-card',
      ],
      load: async () => (await import('./marquee')).MarqueePage,
    },
    {
      path: '/playlist-pitching',
      title: 'pages.promotion:pitching.title',
      link: { label: 'pages.promotion:pitching.link', Icon: Send },
      words: [
        'pages.promotion.pitching',
        'entities.figure',
        'entities.pitch',
        'features.submit-pitch',
        'shared.ui.filter-bar',
        'widgets.created-state',
        'widgets.sent-pitches',
      ],
      load: async () => (await import('./pitching')).PitchingPage,
    },
  ],
});

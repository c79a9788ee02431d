import { Clapperboard, Crown, Megaphone, Send, Sparkles, Ticket } from 'lucide-react';
import type { Stage } from '@/entities/outbox';
import { toolPaths } from '@/shared/config/tool-paths.ts';
import { defineArea } from '@/shared/routes';

/** For artists and labels. */
export const area = defineArea({
  group: 'pages.promotion:group',
  screens: [
    {
      name: 'canvas',
      path: toolPaths.canvas,
      title: 'pages.promotion:canvas.title',
      link: { label: 'pages.promotion:canvas.link', Icon: Clapperboard, takes: 'either' },
      load: async () => (await import('./canvas')).CanvasPage,
    },
    {
      name: 'stories',
      path: toolPaths.stories,
      title: 'pages.promotion:stories.title',
      link: { label: 'pages.promotion:stories.link', Icon: Sparkles, takes: 'either' },
      load: async () => (await import('./stories')).StoriesPage,
    },
    {
      name: 'fans',
      path: toolPaths.fans,
      title: 'pages.promotion:fans.title',
      link: { label: 'pages.promotion:fans.link', Icon: Crown, takes: 'artist' },
      load: async () => (await import('./fans')).FansPage,
      tabs: [
        {
          name: 'overview',
          title: 'pages.promotion:fans.tabs.overview',
          load: async () => (await import('./fans/ui/OverviewTab')).OverviewTab,
        },
        {
          name: 'fans-first',
          title: 'pages.promotion:fans.tabs.fans-first',
          takes: 'either',
          load: async () => (await import('./fans/ui/CampaignsTab')).CampaignsTab,
        },
        {
          name: 'notifications',
          title: 'pages.promotion:fans.tabs.notifications',
          takes: 'either',
          load: async () => (await import('./fans/ui/NotificationsTab')).NotificationsTab,
        },
        {
          name: 'analytics',
          title: 'pages.promotion:fans.tabs.analytics',
          load: async () => (await import('./fans/ui/AnalyticsTab')).AnalyticsTab,
        },
      ],
    },
    {
      name: 'concerts',
      path: toolPaths.concerts,
      title: 'pages.promotion:concerts.title',
      link: { label: 'pages.promotion:concerts.link', Icon: Ticket, takes: 'either' },
      load: async () => (await import('./concerts')).ConcertsPage,
      tabs: [
        {
          name: 'concerts',
          title: 'pages.promotion:concerts.tabs.concerts',
          load: async () => (await import('./concerts')).ConcertsTab,
        },
        {
          name: 'analytics',
          title: 'pages.promotion:concerts.tabs.analytics',
          load: async () => (await import('./concerts/ui/figures/AnalyticsTab')).AnalyticsTab,
        },
        {
          name: 'promotion',
          title: 'pages.promotion:concerts.tabs.promotion',
          load: async () => (await import('./concerts/ui/promotion/PromotionTab')).PromotionTab,
        },
      ],
    },
    {
      name: 'marquee',
      path: toolPaths.marquee,
      title: 'pages.promotion:marquee.title',
      link: { label: 'pages.promotion:marquee.link', Icon: Megaphone, takes: 'either' },
      load: async () => (await import('./marquee')).MarqueePage,
      tabs: [
        {
          name: 'overview',
          title: 'pages.promotion:marquee.tabs.overview',
          load: async () => (await import('./marquee/ui/OverviewTab')).OverviewTab,
        },
        {
          name: 'campaigns',
          title: 'pages.promotion:marquee.tabs.campaigns',
          load: async () => (await import('./marquee/ui/CampaignsTab')).CampaignsTab,
        },
        {
          name: 'analytics',
          title: 'pages.promotion:marquee.tabs.analytics',
          load: async () => (await import('./marquee/ui/AnalyticsTab')).AnalyticsTab,
        },
        {
          name: 'creatives',
          title: 'pages.promotion:marquee.tabs.creatives',
          load: async () => (await import('./marquee/ui/CreativesTab')).CreativesTab,
        },
      ],
    },
    {
      name: 'pitching',
      path: toolPaths.pitching,
      title: 'pages.promotion:pitching.title',
      link: { label: 'pages.promotion:pitching.link', Icon: Send, takes: 'artist' },
      load: async () => (await import('./pitching')).PitchingPage,
      tabs: [
        {
          name: 'submit',
          title: 'pages.promotion:pitching.tabs.submit',
          load: async () => (await import('./pitching/ui/SubmitTab')).SubmitTab,
        },
        {
          name: 'sent',
          title: 'pages.promotion:pitching.tabs.sent',
          takes: 'either',
          load: async () => (await import('./pitching/ui/SentTab')).SentTab,
        },
        {
          name: 'playlists',
          title: 'pages.promotion:pitching.tabs.playlists',
          load: async () => (await import('./pitching/ui/PlaylistsTab')).PlaylistsTab,
        },
        {
          name: 'guides',
          title: 'pages.promotion:pitching.tabs.guides',
          load: async () => (await import('./pitching/ui/GuidesTab')).GuidesTab,
        },
      ],
    },
  ],
});

/** Uploads of created items, by their act in the outbox; their code loads when something waits. */
export const stages: { readonly [act: string]: (() => Promise<Stage>) | undefined } = {
  'create-canvas': async () => (await import('./canvas/model/canvas-item')).canvasItem.loadStage(),
  'create-story': async () => (await import('./stories/model/story-item')).storyItem.loadStage(),
  'create-concert': async () =>
    (await import('./concerts/model/concert-item')).concertItem.loadStage(),
  'create-marquee': async () =>
    (await import('./marquee/model/marquee-item')).marqueeItem.loadStage(),
};

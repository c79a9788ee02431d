import {
  ChartSpline,
  Clapperboard,
  Crown,
  Disc3,
  LayoutDashboard,
  ListMusic,
  Megaphone,
  Mic,
  Send,
  Sparkles,
  Ticket,
} from 'lucide-react';
import type { TextKey } from '@/shared/i18n';
import { type Screen, defineArea } from '@/shared/routes';

type Link = NonNullable<Screen['link']>;

const screen = (
  path: string,
  label: TextKey,
  Icon: Link['Icon'],
  takes?: Link['takes'],
): Screen => ({
  path,
  link: { label, Icon, ...(takes && { takes }) },
  name: 'panel',
  load: async () => () => null,
});
const getArea = (only: Screen) => defineArea({ screens: [only] });

const admin = getArea(screen('/admin', 'pages.admin:panel.link', LayoutDashboard));
const label = getArea(screen('/label-manager', 'pages.label:manager.link', Disc3, 'label'));
const artist = getArea(
  screen('/spotify-for-artists', 'pages.artist:dashboard.link', Mic, 'artist'),
);
const editorial = getArea(screen('/editorial', 'pages.editorial:playlists.link', ListMusic));
const analytics = getArea(
  screen('/analytics', 'pages.analytics:comparison.link', ChartSpline, 'own'),
);
const promotion = defineArea({
  group: 'pages.promotion:group',
  screens: [
    screen('/canvas-manager', 'pages.promotion:canvas.link', Clapperboard, 'either'),
    screen('/artist-stories', 'pages.promotion:stories.link', Sparkles, 'either'),
    screen('/fan-engagement', 'pages.promotion:fans.link', Crown, 'artist'),
    screen('/concerts', 'pages.promotion:concerts.link', Ticket, 'either'),
    screen('/spotify-marquee', 'pages.promotion:marquee.link', Megaphone, 'either'),
    screen('/playlist-pitching', 'pages.promotion:pitching.link', Send, 'either'),
  ],
});

export const testingAreas = {
  artist: [artist, analytics, promotion],
  label: [label, analytics, promotion],
  editorial: [editorial],
  admin: [admin, label, artist, analytics, editorial, promotion],
};

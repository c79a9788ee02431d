import {
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
import type { LucideIcon } from 'lucide-react';
import type { Permission } from '@/shared/contract/permission.ts';
import { paths } from '@/shared/routes';

type StaffKey = 'adminPanel' | 'labelManager' | 'artistArea' | 'editorial';
type PromotionKey = 'canvas' | 'stories' | 'fans' | 'concerts' | 'marquee' | 'pitching';

type Item<Key> = { key: Key; path: string; Icon: LucideIcon };

/** Areas of staff, artists and labels. Source: document 3, section 2.1, and the readings' guards. */
export const staffNavigation: readonly (Item<StaffKey> & { permission: Permission })[] = [
  { key: 'adminPanel', path: paths.admin, Icon: LayoutDashboard, permission: 'admin.open' },
  { key: 'labelManager', path: paths.labelManager, Icon: Disc3, permission: 'label.open' },
  { key: 'artistArea', path: paths.artistDashboard, Icon: Mic, permission: 'artist.open' },
  { key: 'editorial', path: paths.editorial, Icon: ListMusic, permission: 'editorial.manage' },
];

/** The promotion group, in the order of document 3. */
export const promotionNavigation: readonly Item<PromotionKey>[] = [
  { key: 'canvas', path: paths.canvasManager, Icon: Clapperboard },
  { key: 'stories', path: paths.artistStories, Icon: Sparkles },
  { key: 'fans', path: paths.fanEngagement, Icon: Crown },
  { key: 'concerts', path: paths.concerts, Icon: Ticket },
  { key: 'marquee', path: paths.marquee, Icon: Megaphone },
  { key: 'pitching', path: paths.playlistPitching, Icon: Send },
];

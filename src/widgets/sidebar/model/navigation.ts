import { House, Library, Heart, Search } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { paths } from '@/shared/routes';

type NavigationKey = 'home' | 'search' | 'library' | 'likedSongs';

export type NavigationItem = { key: NavigationKey; path: string; Icon: LucideIcon };

/** See docs/product/shell.md. */
export const mainNavigation: readonly NavigationItem[] = [
  { key: 'home', path: paths.home, Icon: House },
  { key: 'search', path: paths.search, Icon: Search },
  { key: 'library', path: paths.library, Icon: Library },
  { key: 'likedSongs', path: paths.likedSongs, Icon: Heart },
];

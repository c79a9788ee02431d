import { createContext, use } from 'react';
import { type LazyPart, lazyPart } from '@/shared/lib/lazy-part';
import type { Screen, Tab } from './area';

/** A tab whose component is fetched when it is first shown, or ahead of that. */
export type OpenTab = Omit<Tab, 'load'> & { Content: LazyPart<object> };

/** A screen as its page sees it. */
export type OpenScreen = Pick<Screen, 'link'> & { tabs: readonly OpenTab[] };

const openTab = ({ load, ...tab }: Tab): OpenTab => ({
  ...tab,
  Content: lazyPart(async () => ({ Content: await load() }), 'Content'),
});

export const openScreen = ({ link, tabs = [] }: Pick<Screen, 'link' | 'tabs'>): OpenScreen => ({
  ...(link && { link }),
  tabs: tabs.map(openTab),
});

/** Tells a page its screen: the router does, and stories. */
export const ScreenContext = createContext<OpenScreen>({ tabs: [] });

/** The screen that is open: its tabs, and its place in the sidebar. */
export const useScreen = (): OpenScreen => use(ScreenContext);

/** The tab that a search names (`?tab=`); the first where it names none, or one that nobody knows. */
export const findTab = ({ tabs }: OpenScreen, search: string): OpenTab | undefined => {
  const named = new URLSearchParams(search).get('tab');
  return tabs.find(({ name }) => name === named) ?? tabs[0];
};

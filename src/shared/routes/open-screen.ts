import { createContext, use } from 'react';
import { type LazyPart, lazyPart } from '@/shared/lib/lazy-part';
import type { Screen, Tab } from './area';

/** A tab whose component is fetched when first shown, or ahead. */
export type OpenTab = Omit<Tab, 'load'> & { Content: LazyPart<object> };

export type OpenScreen = Pick<Screen, 'link'> & { tabs: readonly OpenTab[] };

const openTab = ({ load, ...tab }: Tab): OpenTab => ({
  ...tab,
  Content: lazyPart(async () => ({ Content: await load() }), 'Content'),
});

export const openScreen = ({ link, tabs = [] }: Pick<Screen, 'link' | 'tabs'>): OpenScreen => ({
  ...(link && { link }),
  tabs: tabs.map(openTab),
});

/** Provides the screen to its page; set by the router and by stories. */
export const ScreenContext = createContext<OpenScreen>({ tabs: [] });

/** The open screen: its tabs and its sidebar link. */
export const useScreen = (): OpenScreen => use(ScreenContext);

/** The tab named by `?tab=`; the first where it names none or an unknown one. */
export const findTab = ({ tabs }: OpenScreen, search: string): OpenTab | undefined => {
  const named = new URLSearchParams(search).get('tab');
  return tabs.find(({ name }) => name === named) ?? tabs[0];
};

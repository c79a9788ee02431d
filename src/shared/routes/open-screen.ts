import { createContext, use } from 'react';
import { type LazyPart, lazyPart } from '@/shared/lib/lazy-part';
import type { Screen, Tab } from './area';

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

export const ScreenContext = createContext<OpenScreen>({ tabs: [] });

export const useScreen = (): OpenScreen => use(ScreenContext);

/** The first tab where `?tab=` names none or an unknown one. */
export const findTab = ({ tabs }: OpenScreen, search: string): OpenTab | undefined => {
  const named = new URLSearchParams(search).get('tab');
  return tabs.find(({ name }) => name === named) ?? tabs[0];
};

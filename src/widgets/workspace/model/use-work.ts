import { useLocation } from 'react-router-dom';
import { findKnown, offeredFor, pickWorkspace } from './pick-workspace';
import { useOffered } from './use-offered';
import type { Tool } from './work-address';
import { namedIn, type Takes } from './workspace';

/** A screen as its area lists it; what is `own` depends on who looks. */
export type WorkScreen = { path: string; takes: Takes | 'own' };

/** For whom somebody works, seen from outside of a tool: what the open screen is about, and where tools lead. */
export function useWork(screens: readonly WorkScreen[]) {
  const { pathname, search } = useLocation();
  const { acts, offered } = useOffered();
  const own: Takes = acts === 'admin' ? 'either' : acts;
  const tools: Tool[] = screens.map(({ path, takes }) => ({
    path,
    takes: takes === 'own' ? own : takes,
  }));
  const here = tools.find(({ path }) => path === pathname);
  const takes = here?.takes ?? 'either';
  const params = new URLSearchParams(here ? search : '');
  const named = namedIn(params, takes);
  const shown = named ? findKnown(named, offered) : pickWorkspace(takes, offered);
  return {
    acts,
    tools,
    takes,
    offered,
    /** Undefined while it is not known. */
    shown,
    /** Whether there is another to choose. */
    isChoice: acts === 'admin' || offeredFor(takes, offered).length > 1,
    /** Where a screen leads: to whom the open screen is about, where it takes that, else to the last one. */
    addressOf: (path: string): string => {
      const tool = tools.find((one) => one.path === path);
      if (tool === undefined) return path;
      const choices = offeredFor(tool.takes, offered);
      const current = namedIn(params, tool.takes);
      const isTheirs = current && (acts === 'admin' || findKnown(current, offered));
      const chosen = isTheirs ? current : pickWorkspace(tool.takes, offered);
      // Where there is one alone, the server knows it.
      const isNeeded = acts === 'admin' || choices.length > 1;
      return chosen && isNeeded ? `${path}?${chosen.kind}=${chosen.id}` : path;
    },
  };
}

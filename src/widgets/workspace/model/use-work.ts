import { useLocation } from 'react-router-dom';
import { findKnown, offeredFor, pickWorkspace } from './pick-workspace';
import { useOffered } from './use-offered';
import type { Tool } from './work-address';
import { namedIn, type Takes } from './workspace';

/** `own` depends on the viewer. */
export type WorkScreen = { path: string; takes: Takes | 'own' };

/** The workspace, seen from outside a tool. */
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
    /** Undefined while unknown. */
    shown,
    isChoice: acts === 'admin' || offeredFor(takes, offered).length > 1,
    getAddress: (path: string): string => {
      const tool = tools.find((one) => one.path === path);
      if (tool === undefined) return path;
      const choices = offeredFor(tool.takes, offered);
      const current = namedIn(params, tool.takes);
      const isTheirs = current && (acts === 'admin' || findKnown(current, offered));
      const chosen = isTheirs ? current : pickWorkspace(tool.takes, offered);
      // A single one is known to the server.
      const isNeeded = acts === 'admin' || choices.length > 1;
      return chosen && isNeeded ? `${path}?${chosen.kind}=${chosen.id}` : path;
    },
  };
}

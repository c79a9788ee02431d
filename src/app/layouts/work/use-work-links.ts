import { useLocation } from 'react-router-dom';
import type { Area, Screen } from '@/shared/routes';
import { useWork } from '@/widgets/workspace';

/** The links keep the chosen workspace. */
export function useWorkLinks(areas: readonly Area[]) {
  const { pathname, search } = useLocation();
  const tab = new URLSearchParams(search).get('tab');
  const getTakes = ({ path, link, tabs = [] }: Screen) => {
    const open = path === pathname ? tabs.find(({ name }) => name === tab) : undefined;
    return open?.takes ?? link?.takes;
  };
  const tools = areas.flatMap(({ screens }) =>
    screens.flatMap((screen) => {
      const takes = getTakes(screen);
      return takes ? [{ path: screen.path, takes }] : [];
    }),
  );
  const work = useWork(tools);
  return { tools, getAddress: ({ path }: Screen) => work.getAddress(path) };
}

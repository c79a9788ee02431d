import type { Area, Screen } from '@/shared/routes';
import { useWork } from '@/widgets/workspace';

/** The screens that are about somebody, and where each link of these areas leads. */
export function useWorkLinks(areas: readonly Area[]) {
  const tools = areas.flatMap(({ screens }) =>
    screens.flatMap(({ path, link }) => (link?.takes ? [{ path, takes: link.takes }] : [])),
  );
  const work = useWork(tools);
  return { tools, addressOf: ({ path }: Screen) => work.addressOf(path) };
}

import { type Takes, takesKind, type Workspace } from './workspace';

/** A screen of the offices that is about an artist or a label. */
export type Tool = { path: string; takes: Takes };

/** What stays of a look at a screen when it becomes another's: open things and pages of lists do not. */
const kept = ['tab', 'range', 'view'] as const;

type Location = { pathname: string; search: string };

/** Where a choice leads: to the same screen about them, or to the first that takes their kind. */
export function addressOfChoice(
  { kind, id }: Pick<Workspace, 'kind' | 'id'>,
  { pathname, search }: Location,
  tools: readonly Tool[],
): string {
  const here = tools.find(({ path }) => path === pathname);
  const isTaken = here !== undefined && takesKind(here.takes, kind);
  const other = tools.find(({ takes }) => takesKind(takes, kind));
  const params = new URLSearchParams();
  const before = new URLSearchParams(isTaken ? search : '');
  for (const name of kept) {
    const value = before.get(name);
    if (value) params.set(name, value);
  }
  params.set(kind, id);
  return `${isTaken ? pathname : (other?.path ?? pathname)}?${params}`;
}

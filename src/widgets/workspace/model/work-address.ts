import { type Takes, takesKind, type Workspace } from './workspace';

export type Tool = { path: string; takes: Takes };

/** Open items and pages are not kept. */
const preserved = ['tab', 'range', 'view'] as const;

type Location = { pathname: string; search: string };

/** The address of the same screen, or of the first that takes its kind. */
export function addressOfChoice(
  { kind, id }: Pick<Workspace, 'kind' | 'id'>,
  { pathname, search }: Location,
  tools: readonly Tool[],
): string {
  const here = tools.find(({ path }) => path === pathname);
  const isAccepted = here !== undefined && takesKind(here.takes, kind);
  const other = tools.find(({ takes }) => takesKind(takes, kind));
  const params = new URLSearchParams();
  const before = new URLSearchParams(isAccepted ? search : '');
  for (const name of preserved) {
    const value = before.get(name);
    if (value) params.set(name, value);
  }
  params.set(kind, id);
  return `${isAccepted ? pathname : (other?.path ?? pathname)}?${params}`;
}

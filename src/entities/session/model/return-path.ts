import { paths } from '@/shared/routes';

/**
 * Address to go to after signing in: the page first asked for, as the guard or the modal left it in
 * the history entry, else the home page.
 */
export function returnPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return paths.home;
  const { from } = state;
  if (typeof from !== 'object' || from === null || !('pathname' in from)) return paths.home;
  const search = 'search' in from ? String(from.search) : '';
  const hash = 'hash' in from ? String(from.hash) : '';
  return `${String(from.pathname)}${search}${hash}`;
}

import { type MusicList, listAt } from '@/features/read-tracks';

/** What can be played at an address: a list, or a track by its id. */
export type MenuPlace = { path: string; list: MusicList | null; trackId: string | null };

const trackPath = /^\/track\/([^/]+)$/;

/** Menus and dialogs keep the browser's own menu. */
const elsewhere = '[role="menu"], [role="dialog"], [role="alertdialog"]';

function getPath(element: HTMLElement): string | null {
  if (!(element instanceof HTMLAnchorElement)) return element.dataset['menuPlace'] ?? null;
  const isOurs = element.origin === location.origin && !element.search;
  return isOurs && !element.target ? element.pathname : null;
}

/**
 * Finds the link under a press or with the focus; a picture that is no link names its page in
 * `data-menu-place`.
 */
export function findPlace(target: EventTarget | null) {
  if (!(target instanceof Element) || target.closest(elsewhere)) return null;
  const element = target.closest<HTMLElement>('a[href], [data-menu-place]');
  const path = element && getPath(element);
  if (!element || !path) return null;
  const at = listAt(path);
  const trackId = trackPath.exec(path)?.[1] ?? null;
  if (!at && trackId === null) return null;
  const name = element.dataset['menuName'] ?? (element.title || element.textContent);
  return { element, place: { path, list: at && { ...at, name }, trackId } satisfies MenuPlace };
}

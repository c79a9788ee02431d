/**
 * The address with every `%` as a plain sign where it cannot be decoded: such a page is not found, as
 * any other malformed one, and the application still loads to say so. The API refuses it itself.
 */
export function readableAddress(url: string): string {
  if (!url.includes('%') || /^\/api(\/|$)/.test(url)) return url;
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

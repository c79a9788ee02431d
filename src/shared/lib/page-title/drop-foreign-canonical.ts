/**
 * Removes the canonical link after a navigation: the server wrote it for the first page, and a
 * browser's share button would use it.
 */
export function dropForeignCanonical(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link && new URL(link.href).pathname !== window.location.pathname) link.remove();
}

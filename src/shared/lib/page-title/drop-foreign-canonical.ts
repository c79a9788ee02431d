/**
 * Takes the canonical address away once another page is on screen: the server wrote it for the page
 * that was first asked for, and a browser's own share button would name that one.
 */
export function dropForeignCanonical(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link && new URL(link.href).pathname !== window.location.pathname) link.remove();
}

/** After a navigation a browser's share button would use the first page's link. */
export function dropForeignCanonical(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link && new URL(link.href).pathname !== window.location.pathname) link.remove();
}

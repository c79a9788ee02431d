/**
 * Puts the page's style sheets in force and resolves when they are. The build only preloads them, so
 * that they do not hold back the baked shell; they stay where they are in the head, before those of
 * later chunks, whose rules must win.
 */
export async function stylesReady(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]');
  await Promise.all(
    [...links].map(
      (link) =>
        new Promise((resolve) => {
          link.addEventListener('load', resolve, { once: true });
          link.addEventListener('error', resolve, { once: true });
          link.rel = 'stylesheet';
        }),
    ),
  );
}

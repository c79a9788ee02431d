/**
 * Resolves when the page's style sheets have arrived. They stand behind the baked shell and do not
 * hold scripts back, so the application waits for them before it draws.
 */
export async function stylesReady(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all(
    [...links]
      .filter((link) => !link.sheet)
      .map(
        (link) =>
          new Promise((resolve) => {
            link.addEventListener('load', resolve, { once: true });
            link.addEventListener('error', resolve, { once: true });
          }),
      ),
  );
}

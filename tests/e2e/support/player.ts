import { expect, type Locator, type Page } from '@playwright/test';

/** The end of a track waits until all before it is rendered. */
export const onceRendered = { timeout: 120_000 };

export function getPlayer(page: Page) {
  const bar = page.getByRole('region', { name: 'Reproductor' });
  const progress = bar.getByRole('slider', { name: 'Progreso' });
  /** The bar of a phone has no slider. */
  const position = progress.or(bar.locator('progress'));
  return {
    bar,
    progress,
    title: bar.getByRole('link').first(),
    button: (name: string | RegExp) => bar.getByRole('button', { name, exact: true }),
    passes: (seconds: number) =>
      expect
        .poll(() =>
          position.evaluate((element: HTMLInputElement | HTMLProgressElement) =>
            Number(element.value),
          ),
        )
        .toBeGreaterThan(seconds),
    isAt: (words: RegExp) => expect(progress).toHaveAttribute('aria-valuetext', words),
  };
}

export const getPlayButtons = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('row')
    .getByRole('button', { name: /^(Reproducir|Pausar) / });

/** Opens a search with several tracks and returns their titles in order. */
export async function openTracks(page: Page): Promise<string[]> {
  await page.goto('/search?q=noche');
  await getPlayButtons(page).first().waitFor();
  const names = await getPlayButtons(page).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? ''),
  );
  return names.map((name) => name.replace(/^Reproducir /, ''));
}

import { expect, type Locator, type Page } from '@playwright/test';

/** The player as a person finds it on any screen. */
export function playerOf(page: Page) {
  const bar = page.getByRole('region', { name: 'Reproductor' });
  const progress = bar.getByRole('slider', { name: 'Progreso' });
  return {
    bar,
    progress,
    title: bar.getByRole('link').first(),
    button: (name: string | RegExp) => bar.getByRole('button', { name, exact: true }),
    /** Waits until the time has moved past so many seconds. */
    passes: (seconds: number) =>
      expect.poll(async () => Number(await progress.inputValue())).toBeGreaterThan(seconds),
    isAt: (words: RegExp) => expect(progress).toHaveAttribute('aria-valuetext', words),
  };
}

/** The rows of tracks on the page, with the button that plays each. */
export const playButtonsOf = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('row')
    .getByRole('button', { name: /^(Reproducir|Pausar) / });

/** Opens a search that finds several tracks, and answers their titles in order. */
export async function openTracks(page: Page): Promise<string[]> {
  await page.goto('/search?q=noche');
  await playButtonsOf(page).first().waitFor();
  const names = await playButtonsOf(page).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? ''),
  );
  return names.map((name) => name.replace(/^Reproducir /, ''));
}

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const themes = ['dark', 'light'] as const;

type Options = {
  /** Rules that do not hold here; the caller says why. */
  without?: string[];
  /** Where the colours of the light theme are looked at elsewhere. */
  isDarkOnly?: boolean;
};

/** Expects axe to find nothing on the page as it stands, in the dark and in the light theme. */
export async function expectAccessible(
  page: Page,
  { without = [], isDarkOnly = false }: Options = {},
): Promise<void> {
  for (const colorScheme of isDarkOnly ? (['dark'] as const) : themes) {
    // A colour caught halfway through a transition has the contrast of neither theme.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(settleAnimations);
    // Without frames there is nothing to gather in a page of its own, which takes its time.
    const builder = new AxeBuilder({ page }).setLegacyMode();
    // The light theme has other colours and the same page.
    if (colorScheme === 'light') builder.withRules(['color-contrast']);
    else builder.disableRules(without);
    const { violations } = await builder.analyze();
    const findings = violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      where: nodes.map(({ target, failureSummary }) => `${target.join(' ')} — ${failureSummary}`),
    }));
    expect(findings, `axe on ${page.url()}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

async function settleAnimations() {
  const finite = document
    .getAnimations()
    .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
  await Promise.allSettled(finite.map(({ finished }) => finished));
}

import axe, { type RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

const themes = ['dark', 'light'] as const;

/**
 * Expects no axe violations in the dark and light themes. `without` names rules that do not
 * apply; the caller gives the reason.
 */
export async function expectAccessible(
  page: Page,
  { without = [] }: { without?: string[] } = {},
): Promise<void> {
  for (const colorScheme of themes) {
    // A transition's intermediate colours have neither theme's contrast.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(settleAnimations);
    const findings = await readWithAxe(page, {
      // The light theme differs only in colours.
      ...(colorScheme === 'light' && { runOnly: ['color-contrast'] }),
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    });
    expect(findings, `axe on ${page.url()}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/**
 * Returns the violations. The page keeps axe loaded, and only violations are described:
 * describing passes took four times as long.
 */
async function readWithAxe(page: Page, options: RunOptions) {
  const hasAxe = await page.evaluate(() => 'axe' in globalThis);
  if (!hasAxe) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    const { axe: axeInPage } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await axeInPage.run(document, { ...given, resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      where: nodes.map(({ target, failureSummary }) => `${target.join(' ')} — ${failureSummary}`),
    }));
  }, options);
}

async function settleAnimations() {
  const finite = document
    .getAnimations()
    .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
  await Promise.allSettled(finite.map(({ finished }) => finished));
}

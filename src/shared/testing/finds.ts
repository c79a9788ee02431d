import type { ByRoleMatcher, ByRoleOptions, Matcher } from '@testing-library/dom';
import { expect, type within } from 'storybook/test';

type Screen = { canvas: ReturnType<typeof within> };

/** A `play` that waits until a text is visible. */
export const findsText =
  (text: Matcher) =>
  async ({ canvas }: Screen): Promise<void> => {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

/** A `play` that waits until an element of a role is visible. */
export const findsRole =
  (role: ByRoleMatcher, options?: ByRoleOptions) =>
  async ({ canvas }: Screen): Promise<void> => {
    await expect(await canvas.findByRole(role, options)).toBeVisible();
  };

import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { page } from 'vitest/browser';
import { expectLaidOut } from './laid-out';
import { viewports } from './toolbars/toolbars';

/** Whether a story is checked in a phone's window too, because it fixes no window of its own. */
export const isAlsoNarrow = ({ tags, globals }: Pick<StoryContext, 'tags' | 'globals'>): boolean =>
  tags.includes('state:narrow') && !globals['viewport']?.value;

/** Runs axe as it stands, and leaves it laid out in a phone's window for the checks that follow. */
export async function moveToPhone(story: StoryContext): Promise<void> {
  await runAxe(story);
  const { width, height } = viewports.narrow.styles;
  await page.viewport(Number.parseInt(width), Number.parseInt(height));
  // What a media query decides may be loaded, and is drawn some frames later.
  await waitFor(() => expectLaidOut({ ...story, isOnPhone: true }));
}

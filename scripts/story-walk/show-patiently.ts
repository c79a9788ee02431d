import type { Shown, StoryWalk } from './story-walk.ts';

/**
 * Shows a story like `StoryWalk.show`; one that fails is tried once more in a page loaded for it, which
 * tells a machine that was too busy from a defect.
 */
export async function showPatiently(
  walk: StoryWalk,
  ...story: Parameters<StoryWalk['show']>
): Promise<Shown> {
  // Storybook loads itself anew where the story before will not end.
  const first = await walk.show(...story).catch((): Shown => ({ failure: 'interrupted' }));
  return first.failure ? walk.show(...story) : first;
}

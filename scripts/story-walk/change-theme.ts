/**
 * Runs in the page: shows the other theme as the application does when another window chose it, and
 * answers as `standStill` does once nothing moves. The story is neither rendered nor played again.
 */
export async function changeThemeInPage(theme: string): Promise<string> {
  document.documentElement.dataset['theme'] = theme;
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme }));
  return window.storyWalk.standStill(10_000);
}

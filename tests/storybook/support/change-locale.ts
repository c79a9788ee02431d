/**
 * Runs in the page: lets the story that stands there speak another `locale` without playing it again,
 * and answers as `standStill` does once nothing moves.
 */
export async function changeLocale(locale: string): Promise<string> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, storyWalk } = window;
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const listen = () => finish();
  channel.on('storyFinished', listen);
  channel.emit('updateGlobals', { globals: { locale } });
  await finished;
  channel.off('storyFinished', listen);
  return storyWalk.standStill(10_000);
}

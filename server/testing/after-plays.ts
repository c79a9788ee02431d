import type { App } from '../platform/app.ts';

/**
 * For `expect.poll`: has servers store at each look what they sent, which they do by themselves
 * each second.
 */
export const afterPlays =
  <Seen>(apps: readonly App[], look: () => Promise<Seen>) =>
  async () => {
    await Promise.all(apps.map((app) => app.storePlays.now()));
    return look();
  };

import { once } from 'node:events';

/**
 * Resolves once the client is there: `npm start` builds it while the server prepares its database, and says so over
 * the channel to it. Called before anything else, so that the message finds somebody.
 */
export async function clientBuilt(): Promise<void> {
  if (process.env['CLIENT_IS_BUILT'] !== 'later') return;
  // Otherwise a process that only waits for it would end.
  process.channel?.ref();
  await once(process, 'message');
  process.channel?.unref();
}

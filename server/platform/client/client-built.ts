import { once } from 'node:events';

/**
 * Resolves once the client is built: `npm start` builds it while the server prepares its
 * database, and reports it over the IPC channel. Call it first, so that the message is not
 * missed.
 */
export async function clientBuilt(): Promise<void> {
  if (process.env['CLIENT_IS_BUILT'] !== 'later') return;
  // Without a reference, a process that only waits for the message ends.
  process.channel?.ref();
  await once(process, 'message');
  process.channel?.unref();
}

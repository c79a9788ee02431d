import { once } from 'node:events';

/**
 * Resolves once `npm start` reports over IPC that the client is built. Call it first, or the
 * message is missed.
 */
export async function clientBuilt(): Promise<void> {
  if (process.env['CLIENT_IS_BUILT'] !== 'later') return;
  // Keeps the process alive while it waits.
  process.channel?.ref();
  await once(process, 'message');
  process.channel?.unref();
}

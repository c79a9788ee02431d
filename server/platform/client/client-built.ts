import { once } from 'node:events';

/**
 * Resolves once `npm start` reports over IPC that it built the client. Call it first, or the
 * message is missed.
 */
export async function clientBuilt(): Promise<void> {
  if (process.env['CLIENT_IS_BUILT'] !== 'later') return;
  // Keeps a process alive that only waits for the message.
  process.channel?.ref();
  await once(process, 'message');
  process.channel?.unref();
}

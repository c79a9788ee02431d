import { once } from 'node:events';

/** Resolves once `npm start` reports over IPC that the client is built; call it first. */
export async function clientBuilt(): Promise<void> {
  if (process.env['CLIENT_IS_BUILT'] !== 'later') return;
  process.channel?.ref();
  await once(process, 'message');
  process.channel?.unref();
}

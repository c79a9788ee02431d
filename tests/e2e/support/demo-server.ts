import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startRealServer, type RealServer } from '../../../scripts/real-server.ts';

/**
 * Rendering ahead takes each server two minutes of CPU, which the journeys need; artists and labels
 * read a decision at once.
 */
export const nothingAhead = { TONADA_RENDER_AHEAD: 'off', TONADA_TAKE_BACK_SECONDS: '0' };

/**
 * Runs `use` with a real server on a fresh copy of the demo data, then removes both. `env` adds
 * server settings; `prepare` changes the data before the start.
 */
export async function withDemoServer(
  use: (server: RealServer) => Promise<void>,
  env: Record<string, string> = {},
  prepare?: (dataFolder: string) => Promise<void> | void,
): Promise<void> {
  const { E2E_FOLDER: folder, E2E_TEMPLATE: template } = process.env;
  if (!folder || !template) throw new Error('The global setup has not run.');
  const dataFolder = await mkdtemp(join(folder, 'data-'));
  await cp(template, dataFolder, { recursive: true });
  await prepare?.(dataFolder);
  const server = await startRealServer({ dataFolder, env: { ...nothingAhead, ...env } });
  try {
    await use(server);
  } finally {
    await server.stop();
    await keepMedia(dataFolder, template);
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/** Reuses rendered media across servers, which is a third of their work. */
async function keepMedia(dataFolder: string, template: string) {
  for (const folder of ['images', 'audio']) {
    await cp(join(dataFolder, folder), join(template, folder), { recursive: true, force: false });
  }
}

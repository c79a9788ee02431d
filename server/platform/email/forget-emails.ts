import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

export async function forgetEmails(
  { dataDir }: Pick<Config, 'dataDir'>,
  address: string,
): Promise<void> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const path = join(folder, name);
    const message = await readFile(path, 'utf8').catch(() => '');
    if (message.toLowerCase().includes(address.toLowerCase())) await rm(path, { force: true });
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Decodes quoted-printable. */
export const decodeEmail = (source: string): string =>
  Buffer.from(
    source
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

/** Reads the emails that a server without SMTP wrote to an address, oldest first. */
export function readOutbox(dataDir: string, to: string): string[] {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => decodeEmail(readFileSync(join(folder, name), 'utf8')))
    .filter((message) => new RegExp(`^To: .*${to}`, 'im').test(message));
}

/** Returns the token of an email's link, or ''. */
export const tokenIn = (message: string): string => /#token=([\w-]+)/.exec(message)?.[1] ?? '';

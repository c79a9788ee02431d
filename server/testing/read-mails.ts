import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Decodes quoted-printable. */
export const decodeMail = (source: string): string =>
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
    .map((name) => decodeMail(readFileSync(join(folder, name), 'utf8')))
    .filter((mail) => new RegExp(`^To: .*${to}`, 'im').test(mail));
}

/** Returns the token of an email's link, or ''. */
export const tokenIn = (mail: string): string => /#token=([\w-]+)/.exec(mail)?.[1] ?? '';

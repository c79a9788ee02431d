import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../src/shared/contract');

/** Header of every answer of the API that names the contract it was written by. */
export const contractHeader = 'x-contract';

/**
 * Fingerprint of the contract's files. The build writes it into the client and the server sends it
 * with each answer: where the two agree, the answer was shaped by the very schemas that the client
 * would check it with, and the client may spare itself the check.
 */
export function contractVersion(): string {
  const hash = createHash('sha256');
  for (const file of globSync('*.ts', { cwd: folder }).toSorted()) {
    hash.update(file).update(readFileSync(resolve(folder, file)));
  }
  return hash.digest('base64url').slice(0, 12);
}

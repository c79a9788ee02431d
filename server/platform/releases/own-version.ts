import { readFileSync } from 'node:fs';

const manifest = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { version: string };

/** Of this program, like `0.2.0`. */
export const ownVersion: string = manifest.version;

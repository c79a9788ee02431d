import { readFileSync } from 'node:fs';

/** `0.2.0` */
export const { version: serviceVersion } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string };

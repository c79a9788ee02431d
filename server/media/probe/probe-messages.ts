import type { Probes } from './probes.ts';

/** What the helper is asked. */
export type ProbeOrder = {
  [Kind in keyof Probes]: { kind: Kind; args: Parameters<Probes[Kind]> };
}[keyof Probes];

/** What it found, or the failure that is no fault of the file. */
export type ProbeAnswer = { found: unknown } | { failure: string };

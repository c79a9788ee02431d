import type { Probes } from './probes.ts';

export type ProbeOrder = {
  [Kind in keyof Probes]: { kind: Kind; args: Parameters<Probes[Kind]> };
}[keyof Probes];

/** A `failure` is not the file's fault. */
export type ProbeAnswer = { found: unknown } | { failure: string };

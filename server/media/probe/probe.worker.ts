import type { ProbeAnswer, ProbeOrder } from './probe-messages.ts';
import { probes } from './probes.ts';

// The process ends with the server.
process.on('disconnect', () => process.exit());

process.on('message', ({ kind, args }: ProbeOrder) => {
  const probe = probes[kind] as (...values: unknown[]) => Promise<unknown>;
  void probe(...args)
    .then((found): ProbeAnswer => ({ found }))
    .catch((error: unknown): ProbeAnswer => ({ failure: String(error) }))
    .then((answer) => process.send?.(answer));
});

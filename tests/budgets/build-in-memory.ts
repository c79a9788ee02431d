import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build as buildClient, type Rolldown } from 'vite';

/** The chunks of the production build by file name, with the modules in them. */
export type Chunks = Map<string, Rolldown.OutputChunk>;

/**
 * Builds the client again without writing it, for only the bundler knows which module went where.
 * Names carry content hashes, so they match those of `dist/`. A worker builds once.
 */
export const buildInMemory = (): Promise<Chunks> => (built ??= build());

let built: Promise<Chunks> | undefined;

async function build(): Promise<Chunks> {
  const output = await buildClient({
    logLevel: 'silent',
    // Plugins that finish the written build find nothing to do there.
    build: { write: false, outDir: join(tmpdir(), 'tonada-unwritten') },
  });
  if (Array.isArray(output) || !('output' in output)) throw new Error('Expected one build.');
  const chunks = output.output.filter((item) => item.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** The chunks that load together with these: their static imports, and theirs. */
export function closureOf(chunks: Chunks, names: readonly string[]): Rolldown.OutputChunk[] {
  const reached = new Set<string>();
  const pending = [...names];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    pending.push(...(chunks.get(name)?.imports ?? []));
  }
  return [...reached].flatMap((name) => chunks.get(name) ?? []);
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import type { BuiltChunk } from './file-parts.ts';

/** Beside the built files, for nobody is to be sent what only budgets ask for. */
const listFile = 'node_modules/.cache/tonada-build/chunks.json';

/** Keeps which module went where, which only the bundler knows (`readChunkList`). */
export function chunkList(): Plugin {
  return {
    name: 'tonada:chunk-list',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const list = chunks.map(({ fileName, moduleIds, imports }) => ({
        fileName,
        moduleIds,
        imports,
      }));
      mkdirSync(dirname(listFile), { recursive: true });
      writeFileSync(listFile, JSON.stringify(list));
    },
  };
}

/** A chunk of the last build: its file in `dist`, the modules in it, and the files that load with it. */
export type ListedChunk = Pick<BuiltChunk, 'fileName' | 'moduleIds' | 'imports'>;

/** The chunks of the last build, by their files. */
export function readChunkList(): Map<string, ListedChunk> {
  const list = JSON.parse(readFileSync(listFile, 'utf8')) as ListedChunk[];
  return new Map(list.map((chunk) => [chunk.fileName, chunk]));
}

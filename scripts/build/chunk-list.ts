import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import type { BuiltChunk } from './file-parts.ts';

/** Outside `dist`, because only the budgets read it. */
const listFile = 'node_modules/.cache/tonada-build/chunks.json';

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

export type ListedChunk = Pick<BuiltChunk, 'fileName' | 'moduleIds' | 'imports'>;

export function readChunkList(): Map<string, ListedChunk> {
  const list = JSON.parse(readFileSync(listFile, 'utf8')) as ListedChunk[];
  return new Map(list.map((chunk) => [chunk.fileName, chunk]));
}

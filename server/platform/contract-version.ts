import { hash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';

const folder = resolve(import.meta.dirname, '../../src/shared/contract');

/** Header of every answer of the API that names the contract it was written by. */
export const contractHeader = 'x-contract';

/** What the files of the contract export, by the name of the file. */
type Exports = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Fingerprint of all schemas that are exported: of their shapes, whatever is said about them in
 * comments and however they are put together.
 */
export function fingerprintOf(files: Exports): string {
  const shapes = Object.keys(files)
    .toSorted()
    .flatMap((file) => shapesOf(file, files[file] ?? {}));
  return hash('sha256', JSON.stringify(shapes), 'base64url').slice(0, 12);
}

function shapesOf(file: string, exported: Exports[string]) {
  return Object.keys(exported)
    .toSorted()
    .flatMap((name) => {
      const schema = exported[name];
      if (!(schema instanceof z.core.$ZodType)) return [];
      const sides = (['input', 'output'] as const).map((io) =>
        z.toJSONSchema(schema, { io, unrepresentable: 'any' }),
      );
      return [[file, name, ...sides]];
    });
}

async function readContract(): Promise<Exports> {
  const files = globSync('*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  const exported: Record<string, Exports[string]> = {};
  // One after another: not every tool that loads this can load files that import each other at once.
  for (const file of files) {
    exported[file] = await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);
  }
  return exported;
}

const version = fingerprintOf(await readContract());

/**
 * Fingerprint of the contract. The build writes it into the client and the server sends it with each
 * answer: where the two agree, the answer was shaped by the very schemas that the client would check it
 * with, and the client may spare itself the check.
 */
export const contractVersion = (): string => version;

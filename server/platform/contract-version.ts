import { hash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';

const folder = resolve(import.meta.dirname, '../../src/shared/contract');

export const contractHeader = 'x-contract';

type Exports = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Covers the shapes of all exported schemas. */
export function getFingerprint(files: Exports): string {
  const shapes = Object.keys(files)
    .toSorted()
    .flatMap((file) => getShapes(file, files[file] ?? {}));
  return hash('sha256', JSON.stringify(shapes), 'base64url').slice(0, 12);
}

function getShapes(file: string, exported: Exports[string]) {
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
  // Not every tool can load circular imports concurrently.
  for (const file of files) {
    exported[file] = await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);
  }
  return exported;
}

const contract = await readContract();

const version = getFingerprint(contract);

/** A client with the same version may skip checking the answer. */
export const contractVersion = (): string => version;

/** Every exported schema with its name; none has a name twice. */
export const contractSchemas = (): [string, z.core.$ZodType][] =>
  Object.values(contract)
    .flatMap((exported) => Object.entries(exported))
    .filter((entry): entry is [string, z.core.$ZodType] => entry[1] instanceof z.core.$ZodType);

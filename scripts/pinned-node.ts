import { delimiter, dirname, join } from 'node:path';

const binFolder = join(import.meta.dirname, '..', 'node_modules', '.bin');

/** An environment whose PATH finds the project's tools and the Node that runs this, first. */
export function withPinnedNode(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const path = [dirname(process.execPath), binFolder, process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, ...extra, PATH: path };
}

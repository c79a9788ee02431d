import { delimiter, dirname, join } from 'node:path';

const binFolder = join(import.meta.dirname, '..', 'node_modules', '.bin');

// Storybook and tsx still use module.register(), for which Node 26 warns.
const quiet = '--disable-warning=DEP0205';

export function withPinnedNode(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { PATH: path = '', NODE_OPTIONS: options = '', ...others } = process.env;
  return {
    ...others,
    ...extra,
    PATH: [dirname(process.execPath), binFolder, path].join(delimiter),
    NODE_OPTIONS: options.includes(quiet) ? options : `${options} ${quiet}`.trim(),
  };
}

import { delimiter, dirname, join } from 'node:path';

const binFolder = join(import.meta.dirname, '..', 'node_modules', '.bin');

// Storybook and tsx still use module.register(), which Node 26 announces with a warning.
const quiet = '--disable-warning=DEP0205';

/** An environment whose PATH finds the project's tools and the Node that runs this, first. */
export function withPinnedNode(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { PATH: path = '', NODE_OPTIONS: options = '', ...others } = process.env;
  return {
    ...others,
    ...extra,
    PATH: [dirname(process.execPath), binFolder, path].join(delimiter),
    NODE_OPTIONS: options.includes(quiet) ? options : `${options} ${quiet}`.trim(),
  };
}

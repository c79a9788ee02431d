import type { Plugin } from 'vite';
import { isStartChunk } from './start-chunk.ts';

/** Leaves the start out of what lazy parts preload: it is there before any of them is asked for. */
export function startPreloads(): Plugin {
  const start = new Set<string>();
  return {
    name: 'tonada:start-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, names, { hostType }) =>
            hostType === 'js' ? names.filter((name) => !start.has(name)) : names,
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && isStartChunk(file.name)) start.add(file.fileName);
      },
    },
  };
}

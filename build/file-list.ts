import type { Plugin } from 'vite';

/** Where the list stands; `src/app/entrypoint/fetch-ahead.ts` reads it. */
const listName = 'files.json';

/** Writes the addresses of the scripts, styles and words of the build, so that they can be fetched ahead. */
export function fileList(): Plugin {
  return {
    name: 'tonada:file-list',
    apply: 'build',
    generateBundle: {
      // After the plugins that take files away.
      order: 'post',
      handler(_options, bundle) {
        const addresses = Object.keys(bundle)
          .filter((name) => /\.(js|css|json)$/.test(name))
          .map((name) => `/${name}`)
          .toSorted();
        this.emitFile({ type: 'asset', fileName: listName, source: JSON.stringify(addresses) });
      },
    },
  };
}

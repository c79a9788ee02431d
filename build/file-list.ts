import type { Plugin } from 'vite';

/** Where the list stands; `src/app/entrypoint/fetch-ahead.ts` reads it. */
const listName = 'files.json';

/** `catalogues` names the words of a language `en.json` and `en.pages.listener.home.json`. */
const languageOf = (name = '') => /^([\w-]+)\.(?:[\w.-]+\.)?json$/.exec(name)?.[1];

/**
 * Writes the addresses of what can be fetched ahead: the scripts and styles of the build, and the
 * words of each language.
 */
export function fileList(): Plugin {
  return {
    name: 'tonada:file-list',
    apply: 'build',
    generateBundle: {
      // After the plugins that take files away.
      order: 'post',
      handler(_options, bundle) {
        const files: string[] = [];
        const words: Record<string, string[]> = {};
        for (const item of Object.values(bundle)) {
          const language = item.type === 'asset' && languageOf(item.names[0]);
          if (language) (words[language] ??= []).push(`/${item.fileName}`);
          else if (/\.(js|css)$/.test(item.fileName)) files.push(`/${item.fileName}`);
        }
        this.emitFile({
          type: 'asset',
          fileName: listName,
          source: JSON.stringify({ files: files.toSorted(), words }),
        });
      },
    },
  };
}

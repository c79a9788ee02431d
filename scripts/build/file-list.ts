import type { Plugin, Rolldown } from 'vite';
import type { ChunkWords } from './chunk-words.ts';
import { fileParts, partsNeeding } from './file-parts.ts';

/** Read by `src/app/entrypoint/fetch-ahead.ts`. */
const listName = (area: string) => `files/${area}.json`;

/** Matches `en.json` and `en.pages.listener.home.json`. */
const wordsName = /^([\w-]+)\.(?:([\w.-]+)\.)?json$/;

/** `words` by language. */
type FileList = { files: string[]; words: Record<string, string[]> };

/** Writes what the client can fetch ahead: one list per area, by part (see `fileParts`). */
export function fileList(words: () => ChunkWords): Plugin {
  return {
    name: 'tonada:file-list',
    apply: 'build',
    generateBundle: {
      // After the plugins that remove files.
      order: 'post',
      handler(_options, bundle) {
        const parts = Object.entries(getList(Object.values(bundle), words()));
        const areas = Map.groupBy(parts, ([name]) => name.replace(/\..*/, ''));
        for (const [area, own] of areas) {
          const source = JSON.stringify(Object.fromEntries(own));
          this.emitFile({ type: 'asset', fileName: listName(area), source });
        }
      },
    },
  };
}

function getList(
  files: readonly Rolldown.OutputBundle[string][],
  { namedBy }: ChunkWords,
): Record<string, FileList> {
  const parts = fileParts(files.filter((file) => file.type === 'chunk'));
  const list: Record<string, FileList> = {};
  for (const [name, chunks] of parts) {
    const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
    const all = new Set([...chunks.map(({ fileName }) => fileName), ...styles]);
    list[name] = { files: [...all].toSorted().map((file) => `/${file}`), words: {} };
  }
  for (const file of files) {
    const [, language, namespace] =
      (file.type === 'asset' && wordsName.exec(file.names[0] ?? '')) || [];
    if (language === undefined) continue;
    const askers = namespace === undefined ? ['start'] : partsNeeding(namespace, parts, namedBy);
    for (const name of askers) (list[name]?.words ?? {})[language] ??= [];
    for (const name of askers) list[name]?.words[language]?.push(`/${file.fileName}`);
  }
  return list;
}

import type { Plugin } from 'vite';
import { type ChunkWords, readChunkWords } from './chunk-words.ts';

const wordless = /[\\/]node_modules[\\/]|[\\/]src[\\/]shared[\\/](contract|i18n|sample|video)[\\/]/;

/**
 * Matches `(await import("./x")).X`, `const { X } = await import("./x")` and any other
 * `import("./x")`.
 */
const dynamicImport =
  /\(await import\(("[^"]+")\)\)\.(\w+)|\{([\w\s:,]*)\} = await import\(("[^"]+")\)|import\(("[^"]+")\)/g;

const wrapped = /[\w$]+\("words of ([^"]+)",\s*/g;

const getKeys = (pattern: string) =>
  pattern.split(',').flatMap((part) => part.split(':')[0]?.trim() || []);

/**
 * Turns `import("./panel")` into `withWords(["pages.admin"], import("./panel"))`, with the
 * catalogues that the imported chunks name and the importer lacks.
 *
 * @param source the application's folder
 * @param namespaces all catalogues
 */
export function importedWords(
  source: string,
  namespaces: ReadonlySet<string>,
): Plugin & { words: () => ChunkWords } {
  let words: ChunkWords | undefined;
  return {
    name: 'tonada:imported-words',
    apply: 'build',
    words: () => {
      if (!words) throw new Error('The chunks are not known yet.');
      return words;
    },
    transform: {
      filter: { id: /\.tsx?$/, code: 'import(' },
      async handler(code, id) {
        if (!id.startsWith(source) || wordless.test(id)) return undefined;
        const found = [...code.matchAll(dynamicImport)];
        const targets = await Promise.all(
          found.map(([, first, , , second, third]) =>
            this.resolve(JSON.parse(first ?? second ?? third ?? ''), id),
          ),
        );
        let index = -1;
        const written = code.replaceAll(
          dynamicImport,
          (whole, first?: string, member?: string, names?: string, second?: string) => {
            index += 1;
            const target = targets[index]?.id;
            if (target === undefined || wordless.test(target)) return whole;
            // The bundler drops unused exports only where it sees the used ones.
            const keys = member === undefined ? getKeys(names ?? '') : [member];
            const only =
              keys.length > 0 ? `.then(({ ${keys.join()} }) => ({ ${keys.join()} }))` : '';
            const path = first ?? second ?? whole.slice('import('.length, -1);
            const call = `withWords("words of ${target}", import(${path})${only})`;
            if (member !== undefined) return `(await ${call}).${member}`;
            return names === undefined ? call : `{${names}} = await ${call}`;
          },
        );
        if (written === code) return undefined;
        // At the end, to keep the modules' execution order.
        return { code: `${written}\nimport { withWords } from "@/shared/i18n";\n`, map: null };
      },
    },
    renderStart() {
      words = undefined;
    },
    renderChunk(code, { fileName }, _options, { chunks }) {
      const known = (words ??= readChunkWords(chunks, namespaces));
      return code.replaceAll(wrapped, (whole, module: string) => {
        const needed = known.added(module, fileName);
        if (needed.length === 0) return '(';
        return whole.replace(`"words of ${module}"`, JSON.stringify(needed));
      });
    },
  };
}

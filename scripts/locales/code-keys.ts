import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findKeys } from 'i18next-cli';
import config from './i18next.config.ts';
import { projectFiles, projectFolder } from '../project-files.ts';
import { evidenceOf, isNamed } from './code-evidence.ts';
import { serverNamespace } from './expected-texts.ts';
import { splitPlural } from './plural-forms.ts';

export type CodePlace = { file: string; line: number };

/** What the code of the client and the server asks the catalogues for. */
export type CodeKeys = {
  /** Places that ask for a key by its whole name, by `namespace:key`; a plural has its forms. */
  asked: ReadonlyMap<string, readonly CodePlace[]>;
  /** Whether any code can ask for a key. */
  isUsed: (namespace: string, key: string) => boolean;
};

// Tests and stories use the keys of the code beside them and must not keep a dead key alive.
const isCode = (path: string) => !/\.(test|stories|testing)\.tsx?$|\.d\.ts$|\/testing\//.test(path);

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Reads the code of the project; takes about two seconds. */
export async function readCodeKeys(): Promise<CodeKeys> {
  const { allKeys } = await findKeys(config, silent);
  const asked = new Map(
    [...allKeys.values()].map(({ ns, key, locations = [] }) => [
      `${ns || config.extract.defaultNS}:${key}`,
      locations.map(({ file, line = 1 }) => ({ file, line })),
    ]),
  );
  const evidence = projectFiles(['{src,server}/**/*.{ts,tsx}', 'vite.config.ts'])
    .filter(isCode)
    .map((path) => evidenceOf(path, readFileSync(join(projectFolder, path), 'utf8')));
  const anywhere = (word: string) => evidence.some(({ words }) => words.has(word));

  /** The server reads its sentences as properties (`sentences.session.ended`), those of problems by the code of the problem. */
  const isUsedByServer = (key: string) => {
    const [group = '', name = ''] = key.split('.');
    return evidence.some(
      ({ file, words }) =>
        /^(server\/|vite\.config)/.test(file) &&
        words.has(group) &&
        (words.has(name) || (group === 'problems' && anywhere(name))),
    );
  };
  const isUsed = (namespace: string, key: string) => {
    const { base } = splitPlural(key);
    if (namespace === serverNamespace) return isUsedByServer(key) || isUsedByServer(base);
    const folder = `src/${namespace.replaceAll('.', '/')}/`;
    // A bare key means this namespace in the files of its slice, and in those that name it.
    const files = evidence.filter(
      ({ file, words }) => file.startsWith(folder) || words.has(namespace),
    );
    return (
      asked.has(`${namespace}:${key}`) ||
      isNamed(base, files, anywhere) ||
      isNamed(`${namespace}:${base}`, evidence, anywhere)
    );
  };
  return { asked, isUsed };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findKeys } from 'i18next-cli';
import config from './i18next.config.ts';
import { projectFiles, projectFolder } from '../project-files.ts';
import { evidenceOf, isNamed } from './code-evidence.ts';
import { serverNamespace } from './expected-texts.ts';
import { splitPlural } from './plural-forms.ts';

export type CodePlace = { file: string; line: number };

export type CodeKeys = {
  /** By full `namespace:key`; a plural includes its forms. */
  asked: ReadonlyMap<string, readonly CodePlace[]>;
  isUsed: (namespace: string, key: string) => boolean;
};

// Tests and stories must not keep an unused key alive.
const isCode = (path: string) => !/\.(test|stories|testing)\.tsx?$|\.d\.ts$|\/testing\//.test(path);

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Takes about two seconds. */
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

  /**
   * The server reads sentences as properties (`sentences.session.ended`), and those of problems
   * by code.
   */
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
    // A bare key means this namespace in its slice's files, and in files that name the namespace.
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

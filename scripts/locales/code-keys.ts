import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findKeys } from 'i18next-cli';
import config from './i18next.config.ts';
import { projectFiles, projectFolder } from '../project-files.ts';
import { evidenceOf, isNamed, type Evidence } from './code-evidence.ts';
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
  const evidence = projectFiles(['{src,server,scripts/build}/**/*.{ts,tsx}'])
    .filter(isCode)
    .map((path) => evidenceOf(path, readFileSync(join(projectFolder, path), 'utf8')));
  const anywhere = (word: string) => evidence.some(({ words }) => words.has(word));
  const filesOf = evidenceByNamespace(evidence);

  const isUsed = (namespace: string, key: string) => {
    if (namespace === serverNamespace) return isUsedByServer(key, evidence, anywhere);
    const { base } = splitPlural(key);
    return (
      asked.has(`${namespace}:${key}`) ||
      isNamed(base, filesOf(namespace), anywhere) ||
      isNamed(`${namespace}:${base}`, evidence, anywhere)
    );
  };
  return { asked, isUsed };
}

/** The files that can mean a key of a namespace by its bare name: those of its slice, and those that name it. */
function evidenceByNamespace(evidence: readonly Evidence[]) {
  const known = new Map<string, Evidence[]>();
  return (namespace: string) => {
    const folder = `src/${namespace.replaceAll('.', '/')}/`;
    const files =
      known.get(namespace) ??
      evidence.filter(({ file, words }) => file.startsWith(folder) || words.has(namespace));
    known.set(namespace, files);
    return files;
  };
}

/**
 * The server reads its sentences as properties (`sentences.session.ended`), so the compiler finds a
 * missing one; one is used where a file of the server says its group and its name.
 */
function isUsedByServer(
  key: string,
  evidence: readonly Evidence[],
  anywhere: (word: string) => boolean,
): boolean {
  const [group = '', name = ''] = key.split('.');
  const files = evidence.filter(
    ({ file, words }) => /^(server|scripts\/build)\//.test(file) && words.has(group),
  );
  // The sentences of problems are looked up by the code of the problem.
  if (group === 'problems') return files.length > 0 && anywhere(name);
  return files.some(({ words }) => words.has(name) || words.has(splitPlural(name).base));
}

import {
  type Component,
  type ReadFile,
  componentsOfIndex,
  findComponent,
  kindOf,
} from './find-components.ts';
import { type Declaration, readDeclaration } from './read-declaration.ts';
import { type StoriesFile, readStories } from './read-stories.ts';
import { type SourceFile, readSource } from './source-file.ts';
import { isState, kindsWithGuide, stateTagPrefix, statesToAnswer } from './vocabulary.ts';

/** One thing to mend, with what to do about it. */
export type Gap = { path: string; line: number; text: string };

type Subject = Component & { declaration: Declaration; files: StoriesFile[] };

/**
 * Compares the states that components declare with the stories that show them.
 * `sources` is code by its path from the project's folder, with forward slashes.
 * @throws where a file does not parse.
 */
export function findGaps(sources: ReadonlyMap<string, string>): {
  components: number;
  gaps: Gap[];
} {
  const parsed = new Map<string, SourceFile>();
  const read: ReadFile = (path) => {
    const code = sources.get(path);
    if (code === undefined) return undefined;
    const file = parsed.get(path) ?? readSource(path, code);
    parsed.set(path, file);
    return file;
  };
  const filesThat = (isWanted: (path: string) => boolean) =>
    [...sources.keys()]
      .filter((path) => isWanted(path) && kindOf(path, read))
      .flatMap((path) => read(path) ?? []);

  const subjects = new Map<string, Subject>();
  const add = (component: Component, file?: StoriesFile) => {
    const key = `${component.path} ${component.name}`;
    const declaration = readDeclaration(component.doc ?? '');
    const subject = subjects.get(key) ?? { ...component, declaration, files: [] };
    if (file) subject.files.push(file);
    subjects.set(key, subject);
    return subject;
  };

  for (const index of filesThat((path) => path.endsWith('/index.ts')))
    for (const component of componentsOfIndex(index, read)) add(component);

  const gaps: Gap[] = [];
  for (const source of filesThat((path) => path.endsWith('.stories.tsx'))) {
    const stories = readStories(source);
    const shown = (stories?.shown ?? []).flatMap(
      ({ name, from }) => findComponent(name, from, source, read) ?? [],
    );
    if (!stories || shown.length === 0) {
      const text = 'the meta names no component of ours: set `component` (and `subcomponents`)';
      gaps.push({ path: source.path, line: stories?.line ?? 1, text });
      continue;
    }
    gaps.push(
      ...gapsOfStories(
        stories,
        shown.map((component) => add(component, stories)),
      ),
    );
  }
  for (const subject of subjects.values()) gaps.push(...gapsOfComponent(subject));
  return { components: subjects.size, gaps: gaps.toSorted(byPlace) };
}

function gapsOfComponent({ name, kind, path, line, declaration, files }: Subject): Gap[] {
  const { declared, excluded, faults } = declaration;
  const gap = (text: string): Gap => ({ path, line, text });
  const wanted = statesToAnswer[kind];
  if (declared.length === 0)
    return [
      gap(
        `${name} declares no states: write '@states …' into its doc comment and answer ${wanted.join(' ')}`,
      ),
    ];
  const [first] = files;
  if (!first)
    return [
      gap(
        `${name} has no stories: name it as \`component\` or in \`subcomponents\` of a stories file`,
      ),
    ];
  const tagged = new Set(
    files.flatMap(({ stories }) => stories.flatMap(({ states }) => states.map(({ word }) => word))),
  );
  return [
    ...faults.map((fault) => gap(`${name}: ${fault}`)),
    ...wanted
      .filter((state) => !declared.includes(state) && !excluded.includes(state))
      .map((state) =>
        gap(
          `${name} does not answer '${state}': declare it with a story, or write '@without ${state}: <reason>'`,
        ),
      ),
    ...declared
      .filter((word) => isState(word) && !tagged.has(word))
      .map((word) =>
        gap(
          `${name} declares '${word}' and no story shows it: tag one of ${first.path} with '${stateTagPrefix}${word}'`,
        ),
      ),
  ];
}

function gapsOfStories({ path, line, hasGuide, stories }: StoriesFile, subjects: Subject[]): Gap[] {
  const names = subjects.map(({ name }) => name).join(', ');
  const tags = stories.flatMap(({ name, states }) => states.map((state) => ({ name, ...state })));
  return [
    ...(hasGuide || !subjects.some(({ kind }) => kindsWithGuide.has(kind))
      ? []
      : [
          {
            path,
            line,
            text: `${names}: the meta has no \`parameters.guide\`: say when to use it, what to do and not to do, and its keys`,
          },
        ]),
    ...tags.flatMap(({ name, word, line: at }) => {
      if (!isState(word)) {
        const text = `${name}: '${word}' is not a state: take one of those in scripts/story-states/vocabulary.ts`;
        return [{ path, line: at, text }];
      }
      if (subjects.some(({ declaration }) => declaration.declared.includes(word))) return [];
      const text = `${name} shows '${word}', which ${names} does not declare: add it to '@states' or take the tag away`;
      return [{ path, line: at, text }];
    }),
  ];
}

const byPlace = (a: Gap, b: Gap) => a.path.localeCompare(b.path) || a.line - b.line;

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
  const filesEndingWith = (ending: string) =>
    [...sources.keys()]
      .filter((path) => path.endsWith(ending) && kindOf(path, read))
      .flatMap((path) => read(path) ?? []);

  const subjects = new Map<string, Subject>();
  const subjectOf = (component: Component) => {
    const key = `${component.path} ${component.name}`;
    const declaration = readDeclaration(component.doc ?? '');
    const subject = subjects.get(key) ?? { ...component, declaration, files: [] };
    subjects.set(key, subject);
    return subject;
  };

  for (const index of filesEndingWith('/index.ts'))
    for (const component of componentsOfIndex(index, read)) subjectOf(component);

  const gaps: Gap[] = [];
  for (const source of filesEndingWith('.stories.tsx')) {
    const stories = readStories(source);
    const shown = (stories?.shown ?? [])
      .flatMap(({ name, from }) => findComponent(name, from, source, read) ?? [])
      .map(subjectOf);
    if (stories && shown.length > 0) {
      for (const { files } of shown) files.push(stories);
      gaps.push(...gapsOfStories(stories, shown));
    } else {
      const text = 'the meta names no component of ours: set `component` (and `subcomponents`)';
      gaps.push({ path: source.path, line: stories?.line ?? 1, text });
    }
  }
  for (const subject of subjects.values()) {
    const { path, line } = subject;
    gaps.push(...faultsOf(subject).map((text) => ({ path, line, text })));
  }
  return { components: subjects.size, gaps: gaps.toSorted(byPlace) };
}

/** What a component lacks. */
function faultsOf({ name, kind, declaration, files }: Subject): string[] {
  const { declared, excluded, faults } = declaration;
  const wanted = statesToAnswer[kind];
  if (declared.length === 0) {
    return [
      `${name} declares no states: write '@states …' into its doc comment and answer ${wanted.join(' ')}`,
    ];
  }
  const [first] = files;
  if (!first) {
    return [
      `${name} has no stories: name it as \`component\` or in \`subcomponents\` of a stories file`,
    ];
  }
  const tagged = new Set(files.flatMap(({ states }) => states.map(({ word }) => word)));
  const unanswered = wanted.filter((word) => !declared.includes(word) && !excluded.includes(word));
  const unshown = declared.filter((word) => isState(word) && !tagged.has(word));
  return [
    ...faults.map((fault) => `${name}: ${fault}`),
    ...unanswered.map(
      (word) =>
        `${name} does not answer '${word}': declare it with a story, or write '@without ${word}: <reason>'`,
    ),
    ...unshown.map(
      (word) =>
        `${name} declares '${word}' and no story shows it: tag one of ${first.path} with '${stateTagPrefix}${word}'`,
    ),
  ];
}

function gapsOfStories({ path, line, hasGuide, states }: StoriesFile, subjects: Subject[]): Gap[] {
  const names = subjects.map(({ name }) => name).join(', ');
  const gaps: Gap[] = [];
  if (!hasGuide && subjects.some(({ kind }) => kindsWithGuide.has(kind))) {
    const text = `${names}: the meta has no \`parameters.guide\`: say when to use it, what to do and not to do, and its keys`;
    gaps.push({ path, line, text });
  }
  for (const { story, word, line: at } of states) {
    const isDeclared = subjects.some(({ declaration }) => declaration.declared.includes(word));
    if (!isState(word)) {
      const text = `${story}: '${word}' is not a state: take one of those in scripts/story-states/vocabulary.ts`;
      gaps.push({ path, line: at, text });
    } else if (!isDeclared) {
      const text = `${story} shows '${word}', which ${names} does not declare: add it to '@states' or take the tag away`;
      gaps.push({ path, line: at, text });
    }
  }
  return gaps;
}

const byPlace = (a: Gap, b: Gap) => a.path.localeCompare(b.path) || a.line - b.line;

import { openModuleGraph } from './module-graph.ts';
import { projectFiles, projectFolder } from './project-files.ts';

export const getTitle = (code: string): string | undefined =>
  /const meta\b[^]*?title: '([^']+)'/.exec(code)?.[1];

/**
 * A file's own stories first, then those with the fewest other imports. The first call takes
 * about a second.
 */
export function openStoryFinder() {
  const { read, reach } = openModuleGraph(projectFolder);
  const all = projectFiles(['src/**/*.stories.tsx']).map((path) => ({
    title: getTitle(read(path).source) ?? path,
    beside: path.replace('.stories.', '.'),
    reached: new Set(reach([path])),
  }));
  return (file: string): string[] =>
    all
      .filter(({ reached }) => reached.has(file))
      .toSorted(
        (a, b) =>
          Number(b.beside === file) - Number(a.beside === file) || a.reached.size - b.reached.size,
      )
      .map(({ title }) => title);
}

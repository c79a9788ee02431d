// Every component that other folders use needs its stories.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { isOnlyLook, readStates, stateMeanings } from '../.storybook/states.ts';
import { openModuleGraph } from './module-graph.ts';
import { projectFiles, projectFolder } from './project-files.ts';

const pageStates = ['default', 'empty', 'loading', 'failed', 'narrow'];
/** States that pages cannot have, by path. */
const exceptions: Record<string, string[]> = {
  // Forms and dead ends load nothing.
  'src/pages/auth/': ['empty', 'loading', 'failed'],
  'src/pages/fallback/': ['empty', 'loading', 'failed'],
  // It leads on at once.
  'src/pages/listener/share/': ['empty', 'loading', 'failed'],
  // A statement exists only where something was earned.
  'src/pages/artist/statement/': ['empty'],
  'src/pages/label/statement/': ['empty'],
  // A search without results has the state `no-match`.
  'src/pages/listener/search/': ['empty'],
};
/** At most three levels. */
const groups = ['Foundations', 'Kit', 'Figures', 'Work', 'Music', 'Screens'];

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8');
const { entries } = await buildIndex({ configDir: join(projectFolder, '.storybook') });
const stories = Object.values(entries).filter((entry) => entry.type === 'story');

const shown = new Map<string, string[]>();
const faults: string[] = [];
for (const [file, own = []] of Map.groupBy(stories, ({ importPath }) => importPath)) {
  const code = read(file);
  const states = own.flatMap(({ tags }) => readStates(tags));
  const [, parts = ''] = /\bsubcomponents: \{([^}]*)\}/.exec(code) ?? [];
  const [, component = ''] = /\bcomponent: (\w+)/.exec(code) ?? [];
  for (const name of `${component} ${parts}`.match(/\w+/g) ?? [])
    shown.set(name, [...(shown.get(name) ?? []), ...states]);
  const levels = own[0]?.title.split('/') ?? [];
  if (levels.length > 3 || !groups.includes(levels[0] ?? ''))
    faults.push(`${file}: its title has three levels, the first one of ${groups.join(', ')}`);
  if (own.every(({ tags }) => isOnlyLook(tags)))
    faults.push(`${file}: axe reads no story of it, since all are tagged as looks`);
  for (const word of states.filter((each) => !(each in stateMeanings)))
    faults.push(`${file}: '${word}' is no state of .storybook/states.ts`);
  if (/src\/(?:shared\/ui|entities|features|widgets)\//.test(file) && !code.includes('guide: {'))
    faults.push(`${file}: no \`parameters.guide\` says when to use it`);
}

const graph = openModuleGraph(projectFolder);
const components = projectFiles([
  'src/{shared/ui,entities,features,widgets,pages/*}/*/index.ts',
]).flatMap((door) =>
  [...graph.read(door).passesOn].flatMap(([name, { path }]) =>
    path?.endsWith('.tsx') && /^[A-Z]\w*[a-z]/.test(name) ? { path, name } : [],
  ),
);

/** A screen's first tab needs no address. */
function isOpenedAsTab(path: string, name: string): boolean {
  const tab = name
    .replace(/Tab$/, '')
    .replaceAll(/\B[A-Z]/g, '-$&')
    .toLowerCase();
  const [area = ''] = /^src\/pages\/\w+\//.exec(path) ?? [];
  if (area === '' || !name.endsWith('Tab')) return false;
  const address = new RegExp(`tab(?:=|\\(')${tab}\\b`);
  const codes = projectFiles([`${area}**/*.stories.tsx`]).map(read);
  return tab === 'overview' || codes.some((code) => address.test(code));
}

for (const { path, name } of components) {
  const states = shown.get(name);
  // A frame around tabs loads nothing.
  const isFrame = graph.read(path).source.includes('<ScreenTabs');
  const [, without = isFrame ? ['empty', 'loading', 'failed'] : []] =
    Object.entries(exceptions).find(([at]) => path.startsWith(at)) ?? [];
  const missing = pageStates.filter((word) => !without.includes(word) && !states?.includes(word));
  if (!states && !isOpenedAsTab(path, name))
    faults.push(`${path}: ${name} is the component of no stories file`);
  else if (states && path.startsWith('src/pages/') && missing.length > 0)
    faults.push(`${path}: no story of ${name} has the tags ${missing.join(', ')}`);
}

/** Parts of the offices need stories beside them. */
const isPart = (path: string) =>
  /(?:Card|Row|Badge|Drawer)\.tsx$/.test(path) ||
  graph.read(path).imports.some(({ names }) => names?.includes('SidePanel'));
const parts = projectFiles([
  'src/pages/{admin,analytics,artist,editorial,label,promotion}/**/*.tsx',
]).filter(
  (path) =>
    !path.endsWith('.stories.tsx') &&
    isPart(path) &&
    !existsSync(join(projectFolder, path.replace('.tsx', '.stories.tsx'))),
);
faults.push(...parts.map((path) => `${path} has no stories file beside it`));

for (const fault of faults) console.error(fault);
console.log(`${components.length} components, ${stories.length} stories, ${faults.length} gaps.`);
process.exitCode = faults.length === 0 ? 0 : 1;

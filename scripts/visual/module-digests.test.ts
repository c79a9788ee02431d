import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectFolder } from '../project-files.ts';
import { createModuleDigests } from './module-digests.ts';

let folder = '';

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const button = 'src/shared/ui/button/Button.stories.tsx';
const card = 'src/entities/album/ui/AlbumCard.stories.tsx';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tonada-digests-'));
  write(button, `import { Button } from '.';`);
  write('src/shared/ui/button/index.ts', `export { Button } from './Button';`);
  write('src/shared/ui/button/Button.tsx', `import * as styles from './Button.css';`);
  write('src/shared/ui/button/Button.css.ts', `import { vars } from '@/shared/theme';`);
  write('src/shared/theme/index.ts', `export const vars = {};`);
  write(card, `import { sample } from '#sample/albums.ts';\nimport 'virtual:catalogues';`);
  write('src/shared/sample/albums.ts', `export const sample = 1;`);
  write('locales/es/shared.ui.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function changedBy(change: () => void): string[] {
  const stories = { button, card };
  const before = Object.values(stories).map((path) => createModuleDigests(folder).of(path));
  change();
  const digests = createModuleDigests(folder);
  return Object.entries(stories).flatMap(([name, path], index) =>
    digests.of(path) === before[index] ? [] : name,
  );
}

it.each([
  ['nothing', () => {}, []],
  ['its own file', () => write(button, `import { Button } from '.'; // new`), ['button']],
  ['a style far away', () => write('src/shared/theme/index.ts', 'export {};'), ['button']],
  ['a file behind an alias', () => write('src/shared/sample/albums.ts', ''), ['card']],
  [
    'a text, which is followed by its key',
    () => write('locales/es/shared.ui.json', '{"a":"b"}'),
    [],
  ],
  ['a file that nobody imports', () => write('src/shared/ui/link/index.ts', ''), []],
])('a story changes with what it imports: %s', (_, change, expected) => {
  expect(changedBy(change)).toEqual(expected);
});

it('follows a public API only to the imported names', () => {
  const api = 'src/shared/ui/button/index.ts';
  write('src/shared/ui/button/ButtonLink.tsx', '// before');
  write(
    api,
    `export { Button } from './Button';\nexport { ButtonLink as Link } from './ButtonLink';`,
  );
  const change = () => write('src/shared/ui/button/ButtonLink.tsx', '// after');
  expect(changedBy(change)).toEqual([]);
  write(button, `import { Link } from '.';`);
  expect(changedBy(() => write('src/shared/ui/button/ButtonLink.tsx', '// new'))).toEqual([
    'button',
  ]);
  // A module with side effects is followed as a whole.
  write(button, `import { Button } from '.';`);
  write(api, `import './ButtonLink';\nexport { Button } from './Button';`);
  expect(changedBy(change)).toEqual(['button']);
});

it('includes every file where a module is generated from unknown ones', () => {
  write(card, `import icons from 'virtual:icons-in-use';`);
  expect(changedBy(() => write('src/anything.ts', 'export {};'))).toEqual(['card']);
});

it('includes a file that matches a pattern', () => {
  write(button, `import.meta.glob('./*.svg')`);
  expect(changedBy(() => write('src/shared/ui/button/a.svg', '<svg/>'))).toEqual(['button']);
});

it('includes the frame of a page only for the stories that use it', () => {
  write('.storybook/frames.tsx', '// before');
  write('.storybook/preview.tsx', `import './frames';`);
  write(card, `const parameters = { frame: 'application' };`);
  const preview = () => createModuleDigests(folder).of('.storybook/preview.tsx');
  const before = preview();
  expect(changedBy(() => write('.storybook/frames.tsx', '// after'))).toEqual(['card']);
  expect(preview()).toBe(before);
});

it('keeps the kit out of the preview, so that a change of it does not retake all pictures', () => {
  const { reached } = createModuleDigests(projectFolder);
  const isDrawn = (path: string) =>
    /^src\/(?!shared\/(?:theme|lib)\/).*\.(?:tsx|css\.ts)$/.test(path);
  expect(reached('.storybook/preview.tsx').filter(isDrawn)).toEqual([]);
});

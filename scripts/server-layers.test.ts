import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from './project-files.ts';

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8');

const layers = readdirSync(join(projectFolder, 'server/modules'));

it('a layer imports none that the server starts later', () => {
  const started = [
    ...read('server/build-app.ts').matchAll(/'\.\/modules\/([a-z-]+)\/([a-z-]+)\//g),
  ];
  const config = read('scripts/server-layers.oxlintrc.jsonc');
  const own = [...config.matchAll(/"\*\*\/modules\/([a-z-]+)\/\*\*"/g)].map(([, name]) => name);
  const later = [...config.matchAll(/"\/\(([a-z|-]+)\)\/\[\^\/\]\+\/\[\^\/\]\+\$"/g)];
  const order = [...own, ...layers.filter((name) => !own.includes(name))];
  expect(new Set(order)).toEqual(new Set(layers));
  expect(later.map(([, names]) => names?.split('|'))).toEqual(
    own.map((_, index) => order.slice(index + 1)),
  );
  expect(new Set(started.map(([, layer]) => layer))).toEqual(new Set(layers));
});

it('every module is in a layer, and the server starts it', () => {
  const started = read('server/build-app.ts');
  for (const layer of layers)
    for (const module of readdirSync(join(projectFolder, 'server/modules', layer)))
      expect(started).toContain(`'./modules/${layer}/${module}/index.ts'`);
});

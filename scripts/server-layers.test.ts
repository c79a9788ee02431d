import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from './project-files.ts';

const path = 'scripts/server-layers.oxlintrc.jsonc';
const split = (list = '', by: string) => list.split(by).filter((name) => name !== '');

/** Modules of each layer, and those that it may not import. */
function readLayers() {
  const text = readFileSync(join(projectFolder, path), 'utf8');
  const own = [...text.matchAll(/"\*\*\/modules\/\{([\w,-]+)\}\/\*\*"/g)];
  const later = [...text.matchAll(/"\/\(([\w|-]+)\)\/\[\^\/\]\+\$"/g)];
  return own.map(([, names], index) => ({
    own: split(names, ','),
    later: split(later[index]?.[1], '|'),
  }));
}

it('each module of the server has a layer, which none before it may import', () => {
  const modules = readdirSync(join(projectFolder, 'server/modules'));
  const known: string[] = [];
  const layers = readLayers();
  expect(layers).toHaveLength(7);
  for (const { own, later } of layers) {
    known.push(...own);
    expect(later.toSorted()).toEqual(modules.filter((name) => !known.includes(name)).toSorted());
  }
  expect(modules).toEqual(expect.arrayContaining(known));
});

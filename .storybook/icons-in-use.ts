import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { openModuleGraph } from '../scripts/module-graph.ts';

const moduleName = 'virtual:icons-in-use';
const folder = join(import.meta.dirname, '..');

type Use = { name: string; component: string; sizes: number[] };

function readUses(): Use[] {
  const { read } = openModuleGraph(folder);
  return globSync('src/**/*.tsx', { cwd: folder })
    .filter((path) => !/\.(stories|test)\.tsx$/.test(path))
    .flatMap((path) => {
      const { imports, source } = read(path);
      const icons = imports.find(({ specifier }) => specifier === 'lucide-react')?.names ?? [];
      return icons
        .filter((name) => /^[A-Z]/.test(name))
        .map((name) => ({
          name,
          component: basename(path, '.tsx'),
          sizes: [...source.matchAll(new RegExp(`<${name}\\s[^>]*?size=\\{(\\d+)\\}`, 'g'))].map(
            ([, size]) => Number(size),
          ),
        }));
    });
}

export function iconsInUse(): Plugin {
  return {
    name: 'workshop:icons-in-use',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const byName = Map.groupBy(readUses(), ({ name }) => name);
      const names = [...byName.keys()].toSorted();
      const icons = names.map((name) => {
        const uses = byName.get(name) ?? [];
        const components = [...new Set(uses.map(({ component }) => component))];
        const sizes = [...new Set(uses.flatMap((use) => use.sizes))].toSorted((a, b) => a - b);
        return `{ name: '${name}', Icon: ${name}, components: ${JSON.stringify(components)}, sizes: ${JSON.stringify(sizes)} }`;
      });
      return `import { ${names.join(', ')} } from 'lucide-react';\nexport const icons = [${icons.join(', ')}];`;
    },
  };
}

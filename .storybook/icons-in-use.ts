import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const moduleName = 'virtual:icons-in-use';
const source = join(import.meta.dirname, '..', 'src');
const importOfIcons = /import \{([^}]+)\} from 'lucide-react'/g;

type Use = { name: string; component: string; sizes: number[] };

function usesIn(path: string): Use[] {
  const text = readFileSync(join(source, path), 'utf8');
  return [...text.matchAll(importOfIcons)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w*$/.test(name))
    .map((name) => ({
      name,
      component: basename(path, '.tsx'),
      sizes: [...text.matchAll(new RegExp(`<${name}\\s[^>]*?size=\\{(\\d+)\\}`, 'g'))].map(
        ([, size]) => Number(size),
      ),
    }));
}

const unique = <Value>(values: Value[]) => [...new Set(values)];

/**
 * Every icon that the application draws, read from its imports, with the components that draw it and
 * at which sizes: the page of icons shows these and no others.
 */
export function iconsInUse(): Plugin {
  return {
    name: 'workshop:icons-in-use',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const files = globSync('**/*.tsx', { cwd: source }).filter(
        (path) => !/\.(stories|test)\.tsx$/.test(path),
      );
      const uses = files.flatMap(usesIn);
      const names = unique(uses.map(({ name }) => name)).toSorted();
      const icons = names.map((name) => {
        const own = uses.filter((use) => use.name === name);
        const components = JSON.stringify(unique(own.map(({ component }) => component)));
        const sizes = JSON.stringify(
          unique(own.flatMap((use) => use.sizes)).toSorted((a, b) => a - b),
        );
        return `{ name: '${name}', Icon: ${name}, components: ${components}, sizes: ${sizes} }`;
      });
      return `import { ${names.join(', ')} } from 'lucide-react';\nexport const icons = [${icons.join(', ')}];`;
    },
  };
}

/** From the weakest to the strongest. The styles of Storybook's own pages have none and win over them all. */
const layers = ['theme', 'kit', 'entities', 'features', 'widgets', 'pages', 'app'];

const order = `@layer ${layers.join()};`;

const styles = /\/src\/(\w+)\/(\w[\w-]*)\/.*\.css\.ts\.vanilla\.css/;

/** The layer that the styles of a module belong to, by its path. */
export function findLayer(id: string): string | undefined {
  const [, layer, part] = styles.exec(id) ?? [];
  if (layer !== 'shared') return layer;
  return part === 'ui' ? 'kit' : 'theme';
}

/** Names all layers first, for any sheet may be the first that the browser gets. */
const inLayer = (layer: string, css: string) => `${order}\n@layer ${layer} {\n${css}\n}`;

/**
 * A style of a page wins over one of the kit, whichever sheet the browser got first: see
 * docs/decisions/cascade-layers.md.
 */
export function cascadeLayers() {
  return {
    name: 'cascade-layers',
    // Before Vite reads the styles.
    enforce: 'pre' as const,
    transform(css: string, id: string) {
      const layer = findLayer(id);
      return layer === undefined ? undefined : { code: inLayer(layer, css), map: null };
    },
  };
}

/** From weakest to strongest. Storybook's own unlayered styles win over all. */
const layers = ['theme', 'kit', 'entities', 'features', 'widgets', 'pages', 'app'];

const order = `@layer ${layers.join()};`;

const styles = /\/src\/(\w+)\/(\w[\w-]*)\/.*\.css\.ts\.vanilla\.css/;

export function findLayer(id: string): string | undefined {
  const [, layer, part] = styles.exec(id) ?? [];
  if (layer !== 'shared') return layer;
  return part === 'ui' ? 'kit' : 'theme';
}

/** Names all layers first, because any sheet may load first. */
const inLayer = (layer: string, css: string) => `${order}\n@layer ${layer} {\n${css}\n}`;

/**
 * A page's style wins over the kit's, in whichever order the sheets load: see
 * docs/decisions/styles-and-lists.md.
 */
export function cascadeLayers() {
  return {
    name: 'cascade-layers',
    enforce: 'pre' as const,
    transform(css: string, id: string) {
      const layer = findLayer(id);
      return layer === undefined ? undefined : { code: inLayer(layer, css), map: null };
    },
  };
}

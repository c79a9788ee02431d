import { readFileSync } from 'node:fs';
import type { types } from 'storybook/internal/babel';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { ComponentManifest, Manifests } from 'storybook/internal/types';

/** Skips the functions that draw a guide's pictures. */
function valueOf(node: types.Node | null): unknown {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'ArrayExpression') return node.elements.map(valueOf);
  if (node?.type !== 'ObjectExpression') return undefined;
  const entries = node.properties.flatMap((property) =>
    property.type === 'ObjectProperty' && property.key.type === 'Identifier'
      ? [[property.key.name, valueOf(property.value)] as const]
      : [],
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function guideIn(storiesFile: string): { use: string } | undefined {
  const csf = loadCsf(readFileSync(storiesFile, 'utf8'), { makeTitle: (title) => title ?? '' });
  // oxlint-disable-next-line no-underscore-dangle -- its name in Storybook, where it has no other
  const { parameters = null } = csf.parse()._metaAnnotations;
  return (valueOf(parameters) as { guide?: { use: string } } | undefined)?.guide;
}

/** Adds each guide to Storybook's `manifests/components.json` for other tools. */
export function withGuides({ components, ...rest }: Manifests = {}): Manifests {
  if (!components) return rest;
  const guided = Object.entries(components.components).map(([id, component]) => {
    const guide = guideIn(component.path);
    return [
      id,
      guide ? { ...component, summary: component.summary ?? guide.use, guide } : component,
    ] as const;
  });
  return {
    ...rest,
    components: { ...components, components: Object.fromEntries<ComponentManifest>(guided) },
  };
}

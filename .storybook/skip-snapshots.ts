import type { Plugin } from 'vite';

const storyFile = /\.stories\.tsx$/;
const exported = /^export const (\w+)/gm;

/**
 * Gives stories with the tag `no-photo` Chromatic's skip parameter, since Chromatic reads no
 * tags.
 */
export function skipSnapshots(): Plugin {
  return {
    name: 'skip-snapshots',
    enforce: 'pre',
    transform: (code, id) =>
      storyFile.test(id) && code.includes("'no-photo'")
        ? { code: `${code}\n${skipping(code)}`, map: null }
        : undefined,
  };
}

/**
 * Appended after all stories, so that a story spread into another does not pass its parameter on.
 */
function skipping(code: string): string {
  const names = [...code.matchAll(exported)].flatMap(([, name]) => name ?? []);
  return `for (const story of [${names.join()}]) {
  if (!story.tags?.includes('no-photo')) continue;
  const chromatic = { ...story.parameters?.chromatic, disableSnapshot: true };
  story.parameters = { ...story.parameters, chromatic };
}
`;
}

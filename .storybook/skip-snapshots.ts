import type { Plugin } from 'vite';

const storyFile = /\.stories\.tsx$/;
const exported = /^export const (\w+)/gm;

/**
 * Lets Chromatic skip the stories with the tag `no-photo`, as our own pictures do: Chromatic knows a
 * parameter of each story and no tags.
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

/** After all stories, so that one that was spread into another keeps its parameters to itself. */
function skipping(code: string): string {
  const names = [...code.matchAll(exported)].flatMap(([, name]) => name ?? []);
  return `for (const story of [${names.join()}]) {
  if (!story.tags?.includes('no-photo')) continue;
  const chromatic = { ...story.parameters?.chromatic, disableSnapshot: true };
  story.parameters = { ...story.parameters, chromatic };
}
`;
}

import type { Plugin } from 'vite';

const storyFile = /\.stories\.tsx$/;
const exported = /^export const (\w+)/gm;

/** Chromatic reads no tags, so stories with `no-photo` get its skip parameter. */
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

/** At the end, so that a spread story does not pass its parameter on. */
function skipping(code: string): string {
  const names = [...code.matchAll(exported)].flatMap(([, name]) => name ?? []);
  return `for (const story of [${names.join()}]) {
  if (!story.tags?.includes('no-photo')) continue;
  const chromatic = { ...story.parameters?.chromatic, disableSnapshot: true };
  story.parameters = { ...story.parameters, chromatic };
}
`;
}

import type { Plugin } from 'vite';

const helper = /vite\/preload-helper/;
const exported = 'export const __vitePreload =';

/** Announces each `import()` on the page for `scripts/story-walk`, since browsers report none. */
export function announcedImports(): Plugin {
  return {
    name: 'workshop:announced-imports',
    transform: {
      filter: { id: helper },
      handler(code) {
        if (!code.includes(exported)) {
          return this.error(`Vite's preload helper no longer has "${exported}".`);
        }
        const announced = `${exported} (...wanted) => {
  const part = preload(...wanted);
  window.storyWalk?.await(part);
  return part;
};`;
        return {
          code: `${code.replace(exported, 'const preload =')}\n${announced}`,
          map: null,
        };
      },
    },
  };
}

import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** Folder of the router's build without warnings for developers; its package names only the other. */
const lean = createRequire(import.meta.resolve('react-router-dom'))
  .resolve('react-router')
  .replace(/([\\/]dist[\\/])development[\\/].*/, '$1production/');

/** A name given for developers' tools: a side effect, so an unused component would stay for it. */
const displayNames = /^\w+\.displayName = .*;$/gm;

/** What makes a component or context, and does nothing else. */
const makers = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * Builds with the router's production files, and lets the bundler drop what is not used of them:
 * 3 kB of a first visit. A build finds its chunks in `dist/`, so a newer version needs no change here.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router\/dom$/, replacement: `${lean}dom-export.mjs` },
        { find: /^react-router$/, replacement: `${lean}index.mjs` },
      ],
    },
  }),
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
    handler: (code) => code.replaceAll(displayNames, '').replaceAll(makers, '= /* @__PURE__ */ $1'),
  },
});

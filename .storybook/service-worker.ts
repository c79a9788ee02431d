import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const fileName = 'mockServiceWorker.js';
const source = () => readFileSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')));

/** Serves the worker from msw's package, so that the versions match. */
export function serviceWorker(): Plugin {
  return {
    name: 'workshop:service-worker',
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: source() });
    },
  };
}

import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { pageAddress } from '../../src/app/service-worker/page-address.ts';

const client = fileURLToPath(new URL('../../src/', import.meta.url));
const source = fileURLToPath(new URL('../../src/app/service-worker/worker.ts', import.meta.url));

/** The page and each file that it names: what an application without a network starts from. */
function startFiles(html: string): { url: string; revision: string | null }[] {
  const named = new Set(html.match(/\/(?:assets|files)\/[\w./-]+/g));
  const revision = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return [
    { url: pageAddress, revision },
    ...[...named].map((url) => ({
      url,
      revision: url.startsWith('/assets/') ? null : revision,
    })),
  ];
}

async function bundle(html: string): Promise<string> {
  const made = await build({
    configFile: false,
    publicDir: false,
    resolve: { alias: { '@/': client } },
    logLevel: 'warn',
    define: { START_FILES: JSON.stringify(startFiles(html)) },
    build: {
      write: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const [chunk] = [made].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The service worker was not built.');
  return chunk.code;
}

/** Writes `/service-worker.js`, after the page is complete. */
export function serviceWorker(): Plugin {
  return {
    name: 'tonada:service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, files) {
        const page = files['index.html'];
        if (page?.type !== 'asset') throw new Error('There is no page to keep.');
        const html = String(page.source);
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: await bundle(html) });
      },
    },
  };
}

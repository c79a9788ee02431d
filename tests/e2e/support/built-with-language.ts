import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { catalogues, readNamespaces } from '../../../scripts/build/catalogues.ts';
import { type ChunkWords, readChunkWords } from '../../../scripts/build/chunk-words.ts';

export type BuiltFiles = Map<string, Buffer>;

/** Builds the client in memory, as if `locales/` had one more language with these catalogues. */
export async function buildWithLanguage(
  language: string,
  words: Record<string, object>,
): Promise<BuiltFiles> {
  const folder = mkdtempSync(join(tmpdir(), 'tonada-locales-'));
  try {
    cpSync('locales/es', join(folder, 'es'), { recursive: true });
    mkdirSync(join(folder, language));
    for (const [namespace, own] of Object.entries(words)) {
      writeFileSync(join(folder, language, `${namespace}.json`), JSON.stringify(own));
    }
    const output = await build({
      logLevel: 'silent',
      plugins: [moreCatalogues(folder)],
      // Plugins that post-process the written build find nothing there.
      build: { write: false, outDir: join(tmpdir(), 'tonada-unwritten') },
    });
    if (Array.isArray(output) || !('output' in output)) throw new Error('Expected one build.');
    return new Map(
      output.output.map((file) => [
        file.fileName,
        Buffer.from(file.type === 'chunk' ? file.code : file.source),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Provides the catalogues before the configured plugin does. */
function moreCatalogues(folder: string): Plugin {
  let words: ChunkWords | undefined;
  const plugin = catalogues(folder, { first: () => words?.start ?? new Set() });
  const { renderChunk } = plugin;
  if (typeof renderChunk !== 'function') throw new Error('Expected a plain renderChunk.');
  return {
    ...plugin,
    name: 'more-catalogues',
    enforce: 'pre',
    renderChunk(code, chunk, options, meta) {
      words ??= readChunkWords(meta.chunks, readNamespaces('locales'));
      return renderChunk.call(this, code, chunk, options, meta);
    },
  };
}

const types: Record<string, string> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  woff2: 'font/woff2',
};

/** Serves these files instead of `dist/`; the server only answers the API. */
export async function serveBuilt(page: Page, files: BuiltFiles): Promise<void> {
  await page.route(/^[^?]*\/\/[^/]+\/(?!api\/)/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const isPage = route.request().resourceType() === 'document';
    const name = isPage ? 'index.html' : pathname.slice(1);
    const file = files.get(name);
    if (file === undefined) return route.fallback();
    const contentType = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return route.fulfill({ body: file, contentType });
  });
}

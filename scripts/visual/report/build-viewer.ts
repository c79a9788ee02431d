import { join } from 'node:path';
import { build } from 'vite';

/** The script of the report's page, as one text: a page opened from a file loads no modules. */
export async function buildViewer(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      lib: {
        entry: join(import.meta.dirname, 'viewer', 'main.ts'),
        formats: ['iife'],
        name: 'report',
      },
    },
  });
  const [built] = Array.isArray(result) ? result : [result];
  const chunk = built && 'output' in built ? built.output[0] : undefined;
  if (!chunk) throw new Error('The viewer of the report was not built.');
  return chunk.code;
}

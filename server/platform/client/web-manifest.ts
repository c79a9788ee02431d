import { sharedFiles } from '../../../src/shared/config/shared-files.ts';
import { sentences, say } from '../sentences.ts';

const { shortcuts, site } = sentences.pages;

const paint = '#170f1c';

const icon = (src: string, sizes: string, purpose: string) => ({
  src: `/icons/${src}`,
  sizes,
  type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
});

const screenshot = (name: string, sizes: string) => ({
  src: `/icons/${name}.jpg`,
  sizes,
  type: 'image/jpeg',
  form_factor: name,
});

const songFiles = [
  '.csv .tsv .txt .m3u8 .m3u .xspf .jspf .json .jsonl .xml .zip',
  'text/csv text/plain text/tab-separated-values text/xml audio/mpegurl audio/x-mpegurl',
  'application/vnd.apple.mpegurl application/xspf+xml application/json application/xml',
  'application/zip application/x-zip-compressed',
].flatMap((line) => line.split(' '));

/** Words and links lead to src/pages/listener/share; files are taken by the worker alone. */
function shareTarget(hasWorker: boolean) {
  const { address } = sharedFiles;
  const params = { title: 'title', text: 'text', url: 'url' };
  if (!hasWorker) return { action: address, method: 'GET', params };
  return {
    action: address,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { ...params, files: [{ name: 'files', accept: songFiles }] },
  };
}

/**
 * What a device needs to install the product, under the service's own name.
 *
 * @param opensOffline whether browsers keep a worker
 */
export function webManifest(name: string, opensOffline: boolean): string {
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: say(site).text,
    lang: 'es',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: paint,
    theme_color: paint,
    categories: ['music', 'entertainment'],
    icons: [
      icon('192.png', '192x192', 'any'),
      icon('512.png', '512x512', 'any'),
      icon('maskable.png', '512x512', 'maskable'),
      icon('monochrome.svg', 'any', 'monochrome'),
    ],
    shortcuts: [
      { name: say(shortcuts.search).text, url: '/search' },
      { name: say(shortcuts.liked).text, url: '/collection/tracks' },
      { name: say(shortcuts.history).text, url: '/collection/history' },
    ],
    share_target: shareTarget(opensOffline),
    screenshots: [screenshot('wide', '1280x800'), screenshot('narrow', '390x844')],
  });
}

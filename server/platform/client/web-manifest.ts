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

/** What a device needs to install the product, under the service's own name. */
export function webManifest(name: string): string {
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
    // See src/pages/listener/share.
    share_target: {
      action: '/share',
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    screenshots: [screenshot('wide', '1280x800'), screenshot('narrow', '390x844')],
  });
}

import type { Plugin } from 'vite';

/**
 * Finishes `index.html` of a build for a fast first paint: the font that the first screen needs is
 * preloaded, and the entry script loads without competing with it (`async`, low priority).
 */
export function bakedShell(): Plugin {
  return {
    name: 'tonada:baked-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => file.endsWith('.woff2'));
        return {
          html: html.replace(
            /<script type="module" crossorigin/,
            '<script type="module" async fetchpriority="low" crossorigin',
          ),
          tags: font
            ? [
                {
                  tag: 'link',
                  attrs: {
                    rel: 'preload',
                    href: `/${font}`,
                    as: 'font',
                    type: 'font/woff2',
                    crossorigin: '',
                  },
                  injectTo: 'head-prepend',
                },
              ]
            : [],
        };
      },
    },
  };
}

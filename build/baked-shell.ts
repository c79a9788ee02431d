import type { Plugin } from 'vite';
import layoutTexts from '../locales/es/app.layouts.json' with { type: 'json' };
import { brand } from '../src/shared/config/brand.ts';
import { shellMarkup, shellStyle } from './shell-markup.ts';

/**
 * Finishes `index.html` of a build for a fast first paint: the shell and its styles stand in the page
 * itself, the font that it needs is preloaded, the style sheet is preloaded too instead of holding the
 * shell back, and the entry script loads without competing with them (`async`, low priority).
 */
export function bakedShell(): Plugin {
  const loadingText = layoutTexts.loadingSession.replace('{{brand}}', brand);
  return {
    name: 'tonada:baked-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => file.endsWith('.woff2'));
        const preload = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`;
        return html
          .replace('<meta charset="utf-8" />', (tag) => `${tag}\n    ${font ? preload : ''}`)
          .replace('</head>', `  <style>${shellStyle}</style>\n  </head>`)
          .replace(
            '<div id="root"></div>',
            `<div id="root">${shellMarkup(brand, loadingText)}</div>`,
          )
          .replaceAll('<link rel="stylesheet"', '<link rel="preload" as="style"')
          .replaceAll(
            '<script type="module" crossorigin',
            '<script type="module" async fetchpriority="low" crossorigin',
          );
      },
    },
  };
}

import type { Plugin } from 'vite';
import layoutTexts from '../../locales/es/app.layouts.json' with { type: 'json' };
import homeTexts from '../../locales/es/pages.listener.home.json' with { type: 'json' };
import { brand } from '../../src/shared/config/brand.ts';
import { shellFonts, shellMarkup, shellStyle } from './shell-markup.ts';

const entryScript = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/g;

/** Where nothing is painted (a tab in the background) the entry comes after so many milliseconds. */
const patience = 250;

/** Lists the screens of listeners: where most who do not come to the home page come to. */
const listenerArea = '/src/pages/listener/area.ts';

/**
 * Code of the page that fetches the entry files together as soon as the shell has been painted, and
 * beside them, for any page but the home page, the list that says what else it needs. To ask twice is to ask once.
 */
const startAfterFirstPaint = (entries: readonly string[], list: string | undefined) => {
  const imports = entries.map((file) => `import(${JSON.stringify(file)})`).join(';');
  const beside =
    list && `;const list=${JSON.stringify(`/${list}`)};location.pathname==="/"||import(list)`;
  return `{const begin=()=>{${imports}${beside ?? ''}};new PerformanceObserver(begin).observe({type:'paint',buffered:true});setTimeout(begin,${patience})}`;
};

/**
 * Finishes `index.html` of a build for a fast first paint: the shell and its styles stand in the page
 * itself, the font that it needs is preloaded, the style sheet is preloaded too instead of holding the
 * shell back, and the entry is asked for when the shell has been painted.
 */
export function bakedShell(): Plugin {
  const named = (text: string) => text.replace('{{brand}}', brand);
  const { title, text, register } = homeTexts.preview;
  const shell = shellMarkup({
    brand,
    loading: named(layoutTexts.loadingSession),
    banner: { title: named(title), text, register },
  });
  return {
    name: 'tonada:baked-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = Object.values(bundle ?? {});
        const font = files.find(({ fileName }) => fileName.endsWith('.woff2'))?.fileName;
        const words = files.find(
          (file) => file.type === 'asset' && file.names.includes('es.json'),
        )?.fileName;
        const preloads = [
          font && `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
          words &&
            `<link rel="preload" href="/${words}" as="fetch" fetchpriority="low" crossorigin>`,
        ];
        const list = files.find(
          (file) =>
            file.type === 'chunk' && file.moduleIds.some((module) => module.endsWith(listenerArea)),
        )?.fileName;
        const entries = [...html.matchAll(entryScript)].map(([, file = '']) => file);
        return html
          .replace('<meta charset="utf-8" />', (tag) => [tag, ...preloads].join('\n    '))
          .replace(
            '</head>',
            `  <style>${font ? shellFonts(font) : ''}${shellStyle}</style>\n  </head>`,
          )
          .replace('<div id="root"></div>', `<div id="root">${shell}</div>`)
          .replaceAll(
            '<link rel="stylesheet"',
            '<link rel="preload" as="style" fetchpriority="low"',
          )
          .replaceAll(entryScript, '')
          .replace(
            '</body>',
            `  <script>${startAfterFirstPaint(entries, list)}</script>\n  </body>`,
          );
      },
    },
  };
}

import type { Plugin } from 'vite';
import layoutTexts from '../../locales/es/app.layouts.json' with { type: 'json' };
import homeTexts from '../../locales/es/pages.listener.home.json' with { type: 'json' };
import { brand } from '../../src/shared/config/brand.ts';
import { shellFonts, shellMarkup, shellStyle } from './shell-markup.ts';
import { firstFile, firstRange } from './typeface.ts';

const entryScript = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/g;

/** In milliseconds; a tab in the background never paints. */
const patience = 250;

/** Milliseconds to wait for the page's covers, which are the largest paint. */
const coversFirst = 50;

/** Most people who do not enter at home enter at a listener screen. */
const listenerArea = '/src/pages/listener/area.ts';

/**
 * Fetches the start's parts together once the shell and its covers are painted, then evaluates
 * one per turn, so that the browser can paint and take input between. Pages other than home also
 * fetch the list of further files.
 */
const startAfterFirstPaint = (parts: readonly string[], list: string | undefined) => {
  const beside = list === undefined ? [] : [`/${list}`];
  return [
    `{const parts=${JSON.stringify(parts)},beside=location.pathname==="/"?[]:${JSON.stringify(beside)};`,
    'let isBegun;const begin=async()=>{if(isBegun)return;isBegun=true;',
    'const covers=Promise.all(Array.from(document.images,(image)=>image.decode())).catch(()=>{});',
    `await Promise.race([covers,new Promise((go)=>setTimeout(go,${coversFirst}))]);`,
    'for(const href of parts.concat(beside))document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));',
    'for(const part of parts){await import(part);await new Promise(setTimeout)}};',
    "new PerformanceObserver(begin).observe({type:'paint',buffered:true});",
    `setTimeout(begin,${patience})}`,
  ].join('');
};

/**
 * Makes the first paint fast: inlines the shell and its styles, preloads its font and, without
 * blocking, the style sheet, and requests the entry after the first paint.
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
        const getAsset = (name: string) =>
          files.find((file) => file.type === 'asset' && file.names.includes(name))?.fileName;
        const font = getAsset(firstFile);
        const words = getAsset('es.json');
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
            `  <style>@layer shell{${font ? shellFonts(font, firstRange) : ''}${shellStyle}}</style>\n  </head>`,
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

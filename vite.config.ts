import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import words from './locales/es/server.json' with { type: 'json' };
import { bakedShell } from './scripts/build/baked-shell.ts';
import { cascadeLayers } from './scripts/build/cascade-layers.ts';
import { catalogues, readNamespaces } from './scripts/build/catalogues.ts';
import { chunkList } from './scripts/build/chunk-list.ts';
import { fileList } from './scripts/build/file-list.ts';
import { importedWords } from './scripts/build/imported-words.ts';
import { leanI18n } from './scripts/build/lean-i18n.ts';
import { leanRouter } from './scripts/build/lean-router.ts';
import { precompress } from './scripts/build/precompress.ts';
import { brand } from './src/shared/config/brand.ts';
import { contractVersion } from './server/platform/contract-version.ts';
import { serviceWorker } from './scripts/build/service-worker.ts';
import { startChunks, startFileName } from './scripts/build/start-chunk.ts';
import { startPreloads } from './scripts/build/start-preloads.ts';
import { typeface } from './scripts/build/typeface.ts';
import { uncompiled } from './scripts/build/uncompiled.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Modules smaller than the cost of naming their own file. */
const smallModules = new RegExp(
  [
    String.raw`shared/(routes|lib/(address|format|text-filter))/`,
    String.raw`shared/rules/(plan-prices|start-day|web-address)\.ts`,
    String.raw`shared/contract/(canvas-limits|codes|delivery|editorial-categories|editorial-limits|genres|idempotency|inbox|label|inbox-states|limits|paper|release-types|right|release-limits|staged-file|story-limits|written)\.ts`,
    String.raw`shared/api/(parts-by-cursor|recover|retry-missing|use-is-online|use-is-sample)\.ts`,
    String.raw`shared/sample/(plain-text|sample-today|seeded)\.ts`,
    String.raw`shared/(config/(header-art|shared-files)|lib/(run-locked|form/(day|draft-text|get-fault)|time-zone)|redux/beside-store)\.ts`,
    String.raw`shared/ui/(dialog/use-back-as-escape|focus/(give-focus-back|hand-focus-on)|toast/show-failure)\.ts`,
    String.raw`shared/ui/(menu/(menu-key|Whole)|outward-link/OutwardLink|link/Link|surface/Surface|section/Section|short-count/ShortCount)\.tsx?`,
    String.raw`shared/ui/chart/axis\.ts`,
    String.raw`shared/(api/or-in-sample|files/(csv-line|keep-files|save-file)|lib/(form/(show-field-problems|typed-number)|id/attempt-keys|sort-rows)|ui/data-table/arrange-rows)\.ts`,
    String.raw`pages/analytics/comparison/model/(analytics-tabs|shown-scope)\.ts`,
    String.raw`pages/(artist/dashboard/model/shown-figures|auth/register/model/birthdays|listener/profile/model/sample-figures)\.ts`,
    String.raw`pages/promotion/(concerts/lib/to-names|fans/model/(notification-rates|typed-id)|marquee/model/rates)\.ts`,
    String.raw`features/(add-to-playlist/lib/shorten-name|control-playback/(lib/change-keymap|model/use-single-key)|follow-artist/model/followed-artists|share-music/lib/sharable)\.ts`,
    String.raw`entities/(account/model/stored-welcome|administration/model/summary-figures)\.ts`,
    String.raw`entities/(figure/lib/(held-rows|label-points|money|standing-out)|label/lib/new-releases|marquee/lib/(roas|shown-status)|playlist/lib/get-visibility)\.ts`,
    String.raw`entities/(offline-copy/model/(copy-mark|lacks-copy)|playback/model/(use-spot|move-volume|position|queue-order|select-upcoming-items)|track/lib/dragged-tracks)\.ts`,
    String.raw`entities/session/model/(pending-action|sign-out|sync-with-other-tab|use-account-gate)\.ts`,
    String.raw`entities/(playback/(api/radio-api|model/(go-back|seek|playback-store|extend-queue|together-mark))|mix/api/mix-api|service/api/service-api)\.ts`,
    String.raw`shared/(contract/problem\.ts|sample/(sample-playlists|playlist-entries|demo-accounts)\.ts|ui/(notice/FailureNotice|live-text/LiveText|field/TextArea)\.tsx)`,
    String.raw`features/(control-playback/model/shortcuts-help|play-tracks/model/use-toggle-first)\.ts`,
    String.raw`widgets/(list-menu/model/shuffle|play-playlist/model/play-playlist|recording-shares/model/parts-left|office/ui/tool-desk|workspace/model/acting-context)\.ts`,
  ]
    .join('|')
    .replaceAll('/', String.raw`[\\/]`),
);

const imported = importedWords(fromRoot('src'), readNamespaces(fromRoot('locales')));

export default defineConfig(({ command }) => ({
  define: {
    CONTRACT_VERSION: JSON.stringify(contractVersion()),
    // Where a page has no title or description of its own.
    'import.meta.env.VITE_BRAND': JSON.stringify(brand),
    'import.meta.env.VITE_DESCRIPTION': JSON.stringify(words.pages.site),
  },
  resolve: {
    alias: {
      '@/': `${fromRoot('src')}/`,
      '@locales/': `${fromRoot('locales')}/`,
    },
  },
  plugins: [
    leanI18n(),
    leanRouter(),
    vanillaExtractPlugin(),
    cascadeLayers(),
    // Excluded files would lose hot reload in development.
    react({ compiler: true, ...(command === 'build' && { exclude: uncompiled }) }),
    imported,
    catalogues(fromRoot('locales'), { first: () => imported.words().start }),
    typeface(),
    bakedShell(),
    fileList(imported.words),
    startPreloads(),
    chunkList(),
    serviceWorker(),
    precompress(),
  ],
  optimizeDeps: {
    // Found late, these would reload the first browser-test run on a cold cache.
    include: [
      '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element',
      '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter',
      '@atlaskit/pragmatic-drag-and-drop/utils/combine',
      '@tanstack/react-virtual',
      '@hookform/resolvers/standard-schema',
      'fflate',
      'ibantools',
      'mediabunny',
      'music-metadata',
      'react-hook-form',
      'zod/mini',
    ],
  },
  server: { port: 5173, proxy: { '/api': `http://localhost:${process.env.PORT?.trim() || 3001}` } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // A first visit loads one script; tests/budgets asserts its size.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Plugins are slow on a busy machine.
      checks: { bundlerTimings: false, pluginTimings: false },
      output: {
        // The start lists every lazy chunk; names would cost a first visit 1 kB.
        chunkFileNames: ({ name }) => startFileName(name) ?? 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: [
            ...startChunks(fromRoot('src')),
            // An icon is smaller than the cost of naming its file.
            { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 2 },
            { name: 'small', test: smallModules, minShareCount: 2 },
          ],
        },
      },
    },
  },
}));

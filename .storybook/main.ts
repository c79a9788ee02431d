import type { StorybookConfig } from '@storybook/react-vite';
import { join } from 'node:path';
import { catalogues } from '../scripts/build/catalogues.ts';
import { announcedImports } from './announced-imports.ts';
import { withGuides } from './guides.ts';
import { managerStyle, previewStyle, typefaceFile } from './heads.ts';
import { iconsInUse } from './icons-in-use.ts';
import { pieces } from './pieces.ts';
import { serviceWorker } from './service-worker.ts';
import { skipSnapshots } from './skip-snapshots.ts';

const config: StorybookConfig & { experimental_manifests: typeof withGuides } = {
  framework: '@storybook/react-vite',
  stories: ['./foundations/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // A quarter of a minute's work, which no picture shows.
  features: { componentsManifest: process.env['STORYBOOK_FOR_PICTURES'] === undefined },
  experimental_manifests: withGuides,
  staticDirs: ['../public', './public', typefaceFile],
  managerHead: (head) => head + managerStyle,
  previewHead: (head) => head + previewStyle,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // The application's own build steps would change Storybook's page.
    plugins: [
      // First, for it reads stories as they are written.
      skipSnapshots(),
      ...(vite.plugins?.flat().filter((plugin) => !isOfApplication(plugin)) ?? []),
      announcedImports(),
      iconsInUse(),
      pieces(),
      serviceWorker(),
      catalogues(join(import.meta.dirname, '../locales'), { hasPseudo: true }),
    ],
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Found when the first documentation page opens, it would reload that page.
      include: [...(vite.optimizeDeps?.include ?? []), 'dom-accessibility-api'],
    },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4_000,
      // Storybook's own files stay outside the bundle, and the application's one start chunk too.
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: {},
        // On a busy machine the bundler finds its plugins slow, and would say so as a warning.
        checks: { pluginTimings: false },
      },
    },
  }),
};

const isOfApplication = (plugin: unknown) =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  String(plugin.name).startsWith('tonada:');

export default config;

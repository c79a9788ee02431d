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
  // The manifest takes 15 s to build and appears in no picture.
  features: { componentsManifest: process.env['STORYBOOK_FOR_PICTURES'] === undefined },
  experimental_manifests: withGuides,
  staticDirs: ['../public', './public', typefaceFile],
  managerHead: (head) => head + managerStyle,
  previewHead: (head) => head + previewStyle,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // The application's build steps would change Storybook's page.
    plugins: [
      // First, since it reads the stories' source.
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
      // Found late, it would reload the first documentation page.
      include: [...(vite.optimizeDeps?.include ?? []), 'dom-accessibility-api'],
    },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4_000,
      // Storybook's own files stay outside the application's single start chunk.
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: {},
        // Plugins are slow on a busy machine.
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

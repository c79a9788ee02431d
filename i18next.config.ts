import { defineConfig } from 'i18next-cli';

export default defineConfig({
  locales: ['es'],
  extract: {
    input: ['src/**/*.{ts,tsx}'],
    // Tests and stories use the keys of the code beside them and must not keep a dead key alive.
    ignore: ['src/**/*.{test,stories,testing}.{ts,tsx}', 'src/**/*.d.ts'],
    output: 'locales/{{language}}/{{namespace}}.json',
    defaultNS: 'shared.ui',
    // The server looks its sentences up by the kind of a problem, not through i18next.
    ignoreNamespaces: ['server'],
    extractFromComments: false,
    // Keys made from a name that another file types: the compiler knows that they exist, and this
    // tool, which reads file by file, cannot see that they are used.
    preservePatterns: [
      'entities.plan:*',
      'pages.listener.album:imprint.*',
      'pages.listener.artist:about.*',
      'pages.listener.artist:social.*',
      'pages.listener.user:stats.*',
      'pages.listener.profile:subscription.currentText.*',
      'pages.listener.profile:subscription.method.*',
      'pages.listener.profile:subscription.price.*',
      'widgets.sidebar:*',
      'widgets.player-bar:repeat.*',
      'widgets.queue-panel:repeat.*',
      'features.control-playback:group.*',
      'features.control-playback:key.*',
      'features.sign-in-with-provider:*',
      'pages.fallback.access-denied:text.*',
      'pages.fallback.upcoming:title.*',
      'pages.listener.home:greeting.*',
      'pages.listener.search:editorial.*',
      'pages.listener.search:chart.*',
      'pages.listener.search:mood.*',
      'pages.listener.search:genre.*',
    ],
  },
  types: {
    input: ['locales/es/!(server).json'],
    output: 'src/shared/i18n/generated/i18next.d.ts',
    resourcesFile: 'src/shared/i18n/generated/resources.d.ts',
  },
});

import { defineConfig } from 'i18next-cli';

export default defineConfig({
  locales: ['es'],
  extract: {
    input: ['src/**/*.{ts,tsx}'],
    // Tests and stories must not keep an unused key alive.
    ignore: ['src/**/*.{test,stories,testing}.{ts,tsx}', 'src/**/*.d.ts'],
    output: 'locales/{{language}}/{{namespace}}.json',
    defaultNS: 'shared.ui',
    // The server looks sentences up without i18next.
    ignoreNamespaces: ['server'],
    extractFromComments: false,
  },
  types: {
    input: ['locales/es/!(server).json'],
    output: 'src/shared/i18n/i18next.d.ts',
    resourcesFile: 'src/shared/i18n/generated/resources.d.ts',
  },
});

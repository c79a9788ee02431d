import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  {
    // One file per noun, table of data or setting, imported by name: a barrel would put every schema
    // and the whole catalogue behind each import.
    ignores: ['./src/shared/contract/**', './src/shared/sample/**', './src/shared/config/**'],
  },
]);

import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  {
    // One file per noun, table of data or setting, imported by name: a barrel would put every schema
    // and the whole catalogue behind each import.
    // A video's check comes with a library that only whoever chooses a file fetches.
    ignores: [
      './src/shared/contract/**',
      './src/shared/rules/**',
      './src/shared/sample/**',
      './src/shared/config/**',
      './src/shared/video/**',
    ],
  },
  {
    // An area lists the slices in it and is none itself.
    files: ['./src/pages/*/*.ts'],
    rules: { 'fsd/no-segmentless-slices': 'off' },
  },
  {
    // Sixteen small libraries, each found by its name; a group would hide what they are.
    files: ['./src/shared/**'],
    rules: { 'fsd/shared-lib-grouping': 'off' },
  },
  {
    // One canvas is no plural.
    files: ['./src/entities/**'],
    rules: { 'fsd/inconsistent-naming': 'off' },
  },
  {
    // A slice for each noun, each action and each block of the product, found by its name.
    files: ['./src/entities/**', './src/features/**', './src/widgets/**'],
    rules: { 'fsd/excessive-slicing': 'off' },
  },
  {
    // A slice with one user, which the product's shape asks for all the same.
    files: [
      // What only one place uses lives in that place; these are asked for by the product's shape.
      // Figures of the settings now, of every dashboard later.
      './src/widgets/stat-card/**',
      // The search of its page, and of the choice of an artist in a widget.
      './src/entities/search/**',
      // Figures of the artist's dashboard now, of the label's and the promotion's screens later.
      './src/entities/figure/**',
      // Concerts of their screen, and of the dialogs that one of them fills in.
      './src/entities/concert/**',
      // What a page shows beside its own: several parts of it, in one call.
      './src/entities/highlight/**',
      // The account to which labels and artists are paid, which two dashboards change by one action.
      './src/entities/payout-account/**',
      // A radio, from the menu of a song now, of lists later.
      './src/features/start-radio/**',
      // The words of a song, which the player alone opens; they load by themselves.
      './src/features/follow-lyrics/**',
      // The follow of a person, beside those of artists and albums.
      './src/features/follow-user/**',
      // Blocks that join several features, which the shell opens.
      './src/widgets/{notification-bell,queue-panel,search-palette}/**',
      // Each of them and one page use these.
      './src/entities/notification/**',
      './src/features/{keep-searches,play-result}/**',
    ],
    rules: { 'fsd/insignificant-slice': 'off' },
  },
]);

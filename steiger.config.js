import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  {
    // One file per noun, table of data or setting, imported by name: a barrel would put every schema
    // and the whole catalogue behind each import.
    ignores: ['./src/shared/contract/**', './src/shared/sample/**', './src/shared/config/**'],
  },
  {
    // An area lists the slices in it and is none itself.
    files: ['./src/pages/*/*.ts'],
    rules: { 'fsd/no-segmentless-slices': 'off' },
  },
  {
    // A slice with one user, which the product's shape asks for all the same.
    files: [
      // Figures of the settings now, of every dashboard later.
      './src/widgets/stat-card/**',
      // The choice of the dashboard now, of the promotion's screens later.
      './src/widgets/artist-choice/**',
      // The search of its page and of the choice above, which this list leaves out.
      './src/entities/search/**',
      // Figures of the artist's dashboard now, of the label's and the promotion's screens later.
      './src/entities/figure/**',
      // Pitches of the dashboard now, of the pitching screen later.
      './src/entities/pitch/**',
      // The follow of a person, beside those of artists and albums.
      './src/features/follow-user/**',
      // Actions of one widget or page that carry their own requests, words and stories.
      './src/features/add-to-playlist/**',
      './src/features/delete-playlist/**',
      './src/features/download-track/**',
      './src/features/edit-playlist/**',
      './src/features/show-track-details/**',
      './src/features/sign-in-with-provider/**',
      './src/features/switch-theme/**',
    ],
    rules: { 'fsd/insignificant-slice': 'off' },
  },
]);

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
      // Nouns of the catalogue, like track and playlist; their own pages are the next users.
      './src/entities/album/**',
      './src/entities/artist/**',
      './src/entities/chart/**',
      // The plans that people's pages name and the settings sell.
      './src/entities/plan/**',
      // Figures of the settings now, of every dashboard later.
      './src/widgets/stat-card/**',
      // Actions that several screens will offer: the library creates playlists, every header plays.
      './src/features/create-playlist/**',
      './src/features/play-tracks/**',
      // Follows and likes, each on the page of its noun; the library lists what was followed and liked.
      './src/features/follow-artist/**',
      './src/features/follow-user/**',
      './src/features/like-album/**',
      // Actions of one widget that carry their own requests, words and stories.
      './src/features/add-to-playlist/**',
      './src/features/download-track/**',
      './src/features/delete-playlist/**',
      './src/features/edit-playlist/**',
      './src/features/show-track-details/**',
      './src/features/sign-in-with-provider/**',
      './src/features/switch-theme/**',
    ],
    rules: { 'fsd/insignificant-slice': 'off' },
  },
]);

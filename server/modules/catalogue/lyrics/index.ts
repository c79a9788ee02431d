import { defineModule } from '../../../platform/module.ts';
import { labelLyricsRoutes } from './label-lyrics.routes.ts';
import { lyricsRoutes } from './lyrics.routes.ts';

export const lyricsModule = defineModule({
  name: 'lyrics',
  routes: [lyricsRoutes, labelLyricsRoutes],
});

export { lyricsFaults } from './give-lyrics.ts';
export { findLyricsMarks, type KeptLyrics, keepLyrics } from './lyrics.repository.ts';

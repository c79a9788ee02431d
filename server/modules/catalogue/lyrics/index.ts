import { defineModule } from '../../../platform/module.ts';
import { lyricsRoutes } from './lyrics.routes.ts';

export const lyricsModule = defineModule({ name: 'lyrics', routes: [lyricsRoutes] });

export { findLyricsMarks, type KeptLyrics, keepLyrics } from './lyrics.repository.ts';

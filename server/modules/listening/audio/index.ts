import { defineModule } from '../../../platform/module.ts';
import type { OnPlay } from '../play/index.ts';
import { serveAudio } from './serve-audio.ts';

/** @param onPlay runs in the transaction of each counted play. */
export const audioModule = (onPlay: OnPlay) =>
  defineModule({ name: 'audio', routes: [serveAudio(onPlay)] });

export { findPopularTracks } from './audio.repository.ts';

import { defineModule } from '../../platform/module.ts';

export const searchIndexModule = defineModule({ name: 'search-index' });

export { editDistance } from './edit-distance.ts';
export { indexArtists } from './index-artists.repository.ts';
export { indexOlder } from './index-older.repository.ts';
export { soundOf } from './sound-of.ts';
export {
  type FindKnownWords,
  type KnownWord,
  learnPlaylistWords,
  learnSounds,
  learnWords,
  prepareKnownWords,
  unlearnWords,
} from './vocabulary.repository.ts';
export { allowedErrors } from './word-variants.ts';

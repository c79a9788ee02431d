import { defineModule } from '../../../platform/module.ts';

export const searchIndexModule = defineModule({ name: 'search-index' });

export { editDistance } from './edit-distance.ts';
export { indexArtists } from './index-artists.repository.ts';
export { indexOlder } from './index-older.repository.ts';
export type { NameIndex } from './name-index.repository.ts';
export { getSound } from './get-sound.ts';
export {
  countWords,
  deleteWords,
  type FindKnownWords,
  type KnownWord,
  learnSounds,
  learnWords,
  prepareKnownWords,
} from './vocabulary.repository.ts';
export { allowedErrors } from './word-variants.ts';

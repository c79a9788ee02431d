import { defineModule } from '../../platform/module.ts';

export const ownershipModule = defineModule({ name: 'ownership' });

export {
  actingListSchema,
  actingQuerySchema,
  findActingArtist,
  findActingArtists,
  getLimit,
} from './acting-artist.ts';
export { findOwnArtist, findOwnArtists } from './ownership.repository.ts';
export {
  artistFor,
  artistQuerySchema,
  labelFor,
  labelQuerySchema,
  overseesAll,
} from './ownership.ts';

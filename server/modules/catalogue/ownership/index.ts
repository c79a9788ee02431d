import { defineModule } from '../../../platform/module.ts';

export const ownershipModule = defineModule({ name: 'ownership' });

export { findActingArtist, getLimit } from './acting-artist.ts';
export { defineDelivered, ofPromotion, type Taking } from './define-delivered.ts';
export { findOwnArtist, findOwnArtists } from './ownership.repository.ts';
export { artistFor, labelFor, overseesAll } from './ownership.ts';
export { type PromotionColumns, planned, resting } from './promotion-columns.repository.ts';

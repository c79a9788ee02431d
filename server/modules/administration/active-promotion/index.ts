import { defineModule } from '../../../platform/module.ts';

export const activePromotionModule = defineModule({ name: 'active-promotion' });

export { findPromotionsOfArtist, findPromotionsOfUser } from './active-promotion.repository.ts';
export { resumePromotions, stopPromotions } from './stop-promotions.ts';

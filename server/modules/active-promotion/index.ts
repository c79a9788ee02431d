import { defineModule } from '../../platform/module.ts';

export const activePromotionModule = defineModule({ name: 'active-promotion' });

export {
  findArtistsOf,
  findContractOf,
  findPeopleOf,
  findPromotionsOfArtist,
  findPromotionsOfUser,
} from './active-promotion.repository.ts';
export { resumePromotions, stopPromotions } from './stop-promotions.ts';

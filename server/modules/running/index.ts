import { defineModule } from '../../platform/module.ts';

export const activePromotionModule = defineModule({ name: 'running' });

export {
  findArtistsOf,
  findContractOf,
  findPeopleOf,
  findPromotionsOfArtist,
  findPromotionsOfUser,
} from './running.repository.ts';
export { resumePromotions, stopPromotions } from './stop-running.ts';

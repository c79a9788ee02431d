import { defineModule } from '../../../platform/module.ts';
import { contractRoutes } from './contract.routes.ts';

export const contractModule = defineModule({ name: 'contract', routes: [contractRoutes] });

export { refuseNamedAlike } from './refuse-twin-artist.ts';
export { findSentOffers } from './sent-offer.repository.ts';

import { defineModule } from '../../platform/module.ts';
import { contractRoutes } from './contract.routes.ts';

export const contractModule = defineModule({ name: 'contract', routes: [contractRoutes] });

export { findArtistNamed, holdArtist } from './contract.repository.ts';
export { refuseNamedAlike } from './refuse-twin-artist.ts';

import { defineModule } from '../../../platform/module.ts';
import { collectionRoutes } from './collection.routes.ts';

export const collectionModule = defineModule({ name: 'collection', routes: [collectionRoutes] });

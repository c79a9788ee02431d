import { defineModule } from '../../../platform/module.ts';
import { imageRoutes } from './image.routes.ts';

export const imageModule = defineModule({ name: 'image', routes: [imageRoutes] });

export { listForemostSubjects } from './image.repository.ts';

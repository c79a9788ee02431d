import { defineModule } from '../../../platform/module.ts';
import { playReviewRoutes } from './play-review.routes.ts';

export const playReviewModule = defineModule({ name: 'play-review', routes: [playReviewRoutes] });

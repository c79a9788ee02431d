import { defineModule } from '../../platform/module.ts';
import { artistHighlightRoutes } from './artist-highlights.routes.ts';
import { highlightRoutes } from './highlight.routes.ts';

export const highlightModule = defineModule({
  name: 'highlight',
  routes: [highlightRoutes, artistHighlightRoutes],
});

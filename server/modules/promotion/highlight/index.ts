import { defineModule } from '../../../platform/module.ts';
import { artistHighlightRoutes } from './artist-highlights.routes.ts';
import { type CountWaiting, highlightRoutes } from './highlight.routes.ts';

/** What waits on the offices' homes comes from a later layer. */
export const highlightModule = (countWaiting: CountWaiting) =>
  defineModule({
    name: 'highlight',
    routes: [highlightRoutes(countWaiting), artistHighlightRoutes],
  });

import { defineModule } from '../../../platform/module.ts';

export const figureEventModule = defineModule({ name: 'figure-event' });

export { askForSums } from './artist-to-sum.repository.ts';
export {
  countQueuedEvents,
  type Choice,
  dropEvents,
  eventsOfPlays,
  eventsOfSkips,
  isChosen,
  leavePlayToFigures,
  leaveSkipToFigures,
  returnEvents,
  setEventsAside,
  takeEvents,
} from './figure-event.repository.ts';
export { type FigureEvent, groupEvents, type QueuedEvent } from './figure-event.ts';
export { getUnranked, rankTracks } from './rank-tracks.repository.ts';
export { liesIn, type Span, getSpans } from './spans-of-plays.repository.ts';

import { defineModule } from '../../../platform/module.ts';
import type { FindDeductions } from './deductions.ts';
import { figuresJobs } from './figures.jobs.ts';
import { figuresRoutes } from './figures.routes.ts';

/** @param findDeductions what later modules do not pay of the figures. */
export const figuresModule = (findDeductions: FindDeductions) =>
  defineModule({
    name: 'figures',
    routes: [figuresRoutes(findDeductions)],
    jobs: [figuresJobs],
  });

export { findTitles, findTrackDays } from './artist-figures.repository.ts';
export { daysOf, type RangeFigures } from './artist-summary.ts';
export { countFigures } from './count-figures.ts';
export type { FindDeductions, MonthDeductions } from './deductions.ts';
export { addEarning, type EarningParts, unknownPart } from './day-figures.ts';
export {
  fansOf,
  findFanStreams,
  findFanTracks,
  isFollower,
  streamsOfFan,
} from './fans.repository.ts';
export { foldListeners } from './fold-listeners.ts';
export { importFigures } from './import-figures.ts';
export { insertMonths } from './month-to-close.repository.ts';
export { recountListeners } from './recount-listeners.ts';
export { replaceImports } from './imported.repository.ts';
export { ImportError } from './read-import.ts';
export { recountFigures } from './recount-figures.ts';
export { askForRecounts } from './recount.repository.ts';
export { rollUpEarlier, rollUpListeners } from './roll-up-listeners.repository.ts';
export { sumUpArtists } from './sum-up-artists.ts';
export { findUncounted, takeBack } from './uncounted-artist.repository.ts';

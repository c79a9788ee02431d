import type { AppModule } from '../../../platform/app.ts';
import { addAllConversions } from './add-all-conversions.ts';
import { turnDays } from './notify-campaign.ts';

const tenMinutes = 600_000;
const twentySeconds = 20_000;

export const marqueeJobs: AppModule = (app, { db, clock }) => {
  app.jobs.define({
    name: 'marquee.complete',
    lane: 'seconds',
    every: tenMinutes,
    run: () => turnDays(db, clock()),
  });
  app.jobs.define({
    name: 'marquee.count',
    lane: 'minutes',
    every: twentySeconds,
    run: ({ signal }) => addAllConversions(db, signal),
  });
};

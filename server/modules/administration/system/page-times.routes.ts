import type { App, Dependencies } from '../../../platform/app.ts';
import { addHistogram } from '../../../platform/metrics.ts';
import { serve } from '../../../platform/serve.ts';
import { type Measure, type PageTimes, pageTimeEnds } from './page-times.ts';

/** The sender stays unknown. See docs/operations/watch.md. */
export function takePageTimes(app: App, { config }: Dependencies, pageTimes: PageTimes): void {
  const toSeconds = (measure: Measure) => pageTimeEnds[measure].map((end) => end / 1_000);
  const observe = {
    lcp: addHistogram(app, {
      name: 'page_lcp_seconds',
      help: 'Largest Contentful Paint of first pages, in people’s browsers.',
      label: 'route',
      buckets: toSeconds('lcp'),
    }),
    interaction: addHistogram(app, {
      name: 'page_interaction_seconds',
      help: 'The slowest interaction of each view of a screen.',
      label: 'route',
      buckets: toSeconds('interaction'),
    }),
  };

  // Nothing is stored, so maintenance need not stop it.
  const access = { access: 'public', staysOpen: true, opensTransaction: true } as const;
  serve(app, 'POST /page-times', access, async ({ body: { screens } }) => {
    // A page that was open before the setting still sends.
    if (!config.fieldFigures) return;
    for (const screen of screens) {
      pageTimes.add(screen);
      const { route, lcp, interaction } = screen;
      if (lcp !== undefined) observe.lcp(route, lcp);
      if (interaction !== undefined) observe.interaction(route, interaction);
    }
  });
}

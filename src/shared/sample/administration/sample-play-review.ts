import type {
  HeldGroup,
  PlanIncome,
  PlayReview,
  ScreeningRules,
} from '../../contract/play-review.ts';
import type { ScreeningRule } from '../../contract/screening-rules.ts';

const group = (
  id: string,
  artist: string,
  rule: ScreeningRule,
  about: Partial<HeldGroup> = {},
): HeldGroup => ({
  id,
  artist: { id: `art_sample-${id}`, name: artist },
  rule,
  month: '2026-10',
  firstDay: '2026-10-03',
  lastDay: '2026-10-28',
  plays: 6_310,
  share: 71.4,
  earnings: 25.871,
  listeners: 1,
  networks: 1,
  days: 26,
  ...about,
});

const review: PlayReview = {
  held: [
    group('1', 'Nico Bravo', 'network', { listeners: 14 }),
    group('2', 'Faro Norte', 'repeat', {
      firstDay: '2026-10-11',
      lastDay: '2026-10-12',
      plays: 1_240,
      share: 3.2,
      earnings: 5.084,
      days: 2,
    }),
  ],
  decided: [
    {
      ...group('3', 'Luz Marina', 'hours', {
        month: '2026-09',
        firstDay: '2026-09-14',
        lastDay: '2026-09-14',
        plays: 402,
        share: 1.1,
        earnings: 1.6482,
        days: 1,
      }),
      verdict: 'counted',
      reason: 'Es la cafetería de la plaza: la llamamos y pone música todo el día.',
      by: 'Julián Arnedillo',
      at: '2026-10-04T09:30:00.000Z',
    },
  ],
  hasMore: false,
};

const rules: ScreeningRules['rules'] = [
  { rule: 'repeat', isOn: true, threshold: 50, least: null, days: null },
  { rule: 'hours', isOn: true, threshold: 20, least: null, days: null },
  { rule: 'young', isOn: true, threshold: 25, least: 1_500, days: 7 },
  { rule: 'listener', isOn: true, threshold: 50, least: 6_000, days: null },
  { rule: 'network', isOn: true, threshold: 60, least: 6_000, days: null },
];

export const samplePlayReview = (): PlayReview => review;

export const sampleScreeningRules = (): ScreeningRules => ({ rules });

export const samplePlanIncome = (): PlanIncome => ({
  months: [
    { month: '2026-10', plans: 58_402.11, artists: 28_911.4, labels: 9_240.35, held: 30.96 },
    { month: '2026-09', plans: 55_870.6, artists: 27_104.92, labels: 8_811.07, held: 0 },
  ].map((row) => {
    const rest = Math.round((row.plans - row.artists - row.labels - row.held) * 100) / 100;
    return { ...row, rest };
  }),
});

import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { sumUpDays } from '../../modules/listening/chart/chart-day.repository.ts';

export const chartSeeds: readonly Seed[] = [
  {
    name: '0008_chart-days',
    add: (tx) => sumUpDays(tx),
  },
];

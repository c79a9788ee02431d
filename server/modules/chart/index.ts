import { defineModule } from '../../platform/module.ts';
import { chartRoutes } from './chart.routes.ts';
import { chartSeeds } from './chart.seeds.ts';

export const chartModule = defineModule({
  name: 'chart',
  routes: [chartRoutes],
  seeds: chartSeeds,
});

export { addChartDays, countForCharts } from './chart-day.repository.ts';

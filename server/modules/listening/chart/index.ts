import { defineModule } from '../../../platform/module.ts';
import { chartRoutes } from './chart.routes.ts';
import { chartJobs } from './count-charts.ts';

export const chartModule = defineModule({
  name: 'chart',
  routes: [chartRoutes],
  jobs: [chartJobs],
});

export { addChartDays } from './chart-day.repository.ts';

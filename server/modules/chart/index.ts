import { defineModule } from '../../platform/module.ts';
import { chartRoutes } from './chart.routes.ts';

export const chartModule = defineModule({
  name: 'chart',
  routes: [chartRoutes],
});

export { addChartDays } from './chart-day.repository.ts';

export { chartApi, useChartQuery } from './api/chart-api';
export { chartLooks } from './lib/chart-looks';
export { ChartCover } from './ui/ChartCover';

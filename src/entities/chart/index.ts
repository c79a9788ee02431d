export { chartApi, useChartQuery } from './api/chart-api';
export { ChartCover, chartLooks } from './ui/ChartCover';

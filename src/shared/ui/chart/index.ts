export { BarChart } from './BarChart';
export { LineChart } from './LineChart';
export type { ChartData } from './chart-data';

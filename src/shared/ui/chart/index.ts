export { BarChart } from './BarChart';
export { LineChart } from './LineChart';
export { HourGrid } from './HourGrid';
export { PartList } from './PartList';
export { Sparkline } from './Sparkline';

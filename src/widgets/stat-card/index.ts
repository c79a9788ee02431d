export { Change } from './ui/Change';
export { StatCard, StatCardGrid } from './ui/StatCard';

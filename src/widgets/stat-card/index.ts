export { getChange } from './lib/get-change';
export { Change } from './ui/Change';
export { StatCard, StatCardGrid } from './ui/StatCard';

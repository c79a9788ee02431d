export { changeOf } from './lib/change-of';
export { Change } from './ui/Change';
export { StatCard, StatCardGrid } from './ui/StatCard';

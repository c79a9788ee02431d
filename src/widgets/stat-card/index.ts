export { StatCard, StatCardGrid } from './ui/StatCard';

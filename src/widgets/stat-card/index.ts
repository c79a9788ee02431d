export { StatCard, StatCardGrid } from './ui/StatCard';
export { StatCardSkeleton } from './ui/StatCardSkeleton';

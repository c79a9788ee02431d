export * as officeStyles from './ui/office.css';
export { DashboardHeader } from './ui/DashboardHeader';
export { FiguresTable } from './ui/FiguresTable';
export { MainAction, OfficePage } from './ui/OfficePage';
export { SortedFigures } from './ui/SortedFigures';
export { TabSkeleton } from './ui/TabSkeleton';

export { ChartPage } from './ui/ChartPage';

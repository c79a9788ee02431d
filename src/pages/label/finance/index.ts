export { FinanceTab } from './ui/FinanceTab';

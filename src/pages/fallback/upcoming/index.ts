export { UpcomingPage } from './ui/UpcomingPage';

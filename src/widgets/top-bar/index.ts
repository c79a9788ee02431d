export { TopBar } from './ui/TopBar';
export { VisitorLinks } from './ui/VisitorLinks';

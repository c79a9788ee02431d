export { TopBar } from './ui/TopBar';
export { UserMenu } from './ui/UserMenu';
export { VisitorLinks } from './ui/VisitorLinks';

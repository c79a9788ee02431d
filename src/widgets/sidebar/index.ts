export { AreaLinks } from './ui/AreaLinks';
export * as bottomNavigationStyles from './ui/BottomNavigation.css';
export { BottomNavigation } from './ui/BottomNavigation';
export { PlaylistSection } from './ui/PlaylistSection';
export { PremiumPromo } from './ui/PremiumPromo';
export { Sidebar } from './ui/Sidebar';

export { SidePanel, MissingItem } from './SidePanel';

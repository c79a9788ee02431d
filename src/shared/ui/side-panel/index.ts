export { MissingItem } from './MissingItem';
export { SidePanel } from './SidePanel';

export { DockedPanel } from './DockedPanel';

export { PanelPage } from './ui/PanelPage';

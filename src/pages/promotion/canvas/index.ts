export { CanvasPage } from './ui/CanvasPage';

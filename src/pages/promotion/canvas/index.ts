export { stageCanvas } from './model/stage-canvas';
export { CanvasPage } from './ui/CanvasPage';

export { CanvasPage } from './ui/CanvasPage';

/** Loads the upload of created items, once one waits. */
export const loadCanvasStage = async () => (await import('./model/stage-canvas')).stageCanvas;

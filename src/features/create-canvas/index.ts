export { type NewCanvas, newCanvases } from './model/canvases';
export { keepCanvas } from './model/keep-canvas';
export { stageCanvas } from './model/stage-canvas';

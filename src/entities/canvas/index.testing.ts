export { makeCanvas, makeWaitingCanvas } from './testing/make-canvas';

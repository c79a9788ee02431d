export { makeCanvas, makeSentCanvas } from './testing/make-canvas';

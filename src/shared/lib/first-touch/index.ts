export { onFirstTouch, useIsTouched } from './first-touch';

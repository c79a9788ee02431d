export { onFirstTouch, onSettledIn, useIsTouched } from './first-touch';

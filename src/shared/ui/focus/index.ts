export { handFocusOn } from './hand-focus-on';
export { takeFocus } from './take-focus';

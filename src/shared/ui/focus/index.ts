export { handFocusOn, itemsAround } from './hand-focus-on';
export { takeFocus } from './take-focus';

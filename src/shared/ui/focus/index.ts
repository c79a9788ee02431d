export { giveFocusBack } from './give-focus-back';
export { handFocusOn, itemsAround } from './hand-focus-on';
export { takeFocus } from './take-focus';

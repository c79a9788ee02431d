export { giveFocusBack, takeFocus } from './give-focus-back';
export { handFocusOn, itemsAround } from './hand-focus-on';

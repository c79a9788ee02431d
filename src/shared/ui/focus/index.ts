export { giveFocusBack, handFocusOn, itemsAround, takeFocus } from './hand-focus-on';

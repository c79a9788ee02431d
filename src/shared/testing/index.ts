// For stories and tests only: the application never imports it.
export { afterEffects } from './after-effects';
export { answerByKeyboard } from './answer-by-keyboard';
export { refused, unanswered } from './answers';
export { findsRole, findsText } from './finds';
export { longName, longTitle } from './long-title';
export { Named } from './Named';
export { openDialog } from './open-dialog';
export { pretendNavigator } from './pretend-navigator';
export { toArgType, choicesInWords, toListArgType, typed } from './prop-choices';
export { showFocus, showHover } from './show-state';

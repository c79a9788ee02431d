export { hasChoice } from 'virtual:catalogues';
export { isSpoken, spokenLanguages } from './catalogues';
export { pseudoLanguage } from './pseudo-language';
export { changeLanguage, loadNamespaces, startI18n, chosenLanguage } from './start-i18n';
export type { TextKey } from './text-key';
export { useText } from './use-text';
export { withWords } from './with-words';

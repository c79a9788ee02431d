export { isSpoken } from './catalogues';
export { pseudoLanguage } from './pseudo-language';
export { changeLanguage, loadNamespaces, startI18n } from './start-i18n';

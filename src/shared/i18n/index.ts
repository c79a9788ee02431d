export { loadNamespaces, startI18n } from './start-i18n';

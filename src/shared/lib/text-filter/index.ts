export { foldText, matchesText } from './matches-text';

export { foldText, matchesText } from './matches-text';
export { useRested } from './use-rested';

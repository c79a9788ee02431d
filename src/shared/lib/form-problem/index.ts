export { fieldSentence } from './field-sentence';
export { showFieldProblems } from './show-field-problems';

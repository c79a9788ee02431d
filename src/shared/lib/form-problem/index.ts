export { showFieldProblems } from './show-field-problems';

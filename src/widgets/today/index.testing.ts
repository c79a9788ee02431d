export { lines as officeLines } from './testing/office-lines';
export { answerToday, makeLine } from './testing/answer-today';

export { answerWaiting } from './testing/answer-waiting';

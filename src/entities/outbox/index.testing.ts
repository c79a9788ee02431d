export { deliverWaiting, loseAnswers } from './testing/deliver-waiting';

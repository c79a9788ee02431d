export { deliverWaiting, loseAnswers, showArrived } from './testing/deliver-waiting';

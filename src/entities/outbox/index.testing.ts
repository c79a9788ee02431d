export { deliverWaiting, loseAnswers } from './testing/deliver-waiting';
export { showArrived } from './testing/show-arrived';

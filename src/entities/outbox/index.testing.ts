export { deliverWaiting, loseAnswers, showArrived } from './testing/deliver-waiting';
export { getDraftName } from './model/use-item-form';

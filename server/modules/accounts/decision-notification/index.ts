import { defineModule } from '../../../platform/module.ts';

export const decisionNotificationModule = defineModule({ name: 'decision-notification' });

export { notifyAgreement } from './agreement-notification.repository.ts';
export {
  behindArtist,
  bothSides,
  type Decision,
  forgetDecisions,
  invited,
  noteDecisionRead,
  othersSpeakingFor,
  readAllDecisions,
  speakingFor,
  notifyDecision,
  theAccount,
  wasNotified,
  workingFor,
} from './decision-notification.repository.ts';
export { forgetDecisionSigner } from './decision-signer.repository.ts';

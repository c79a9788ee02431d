import { defineModule } from '../../platform/module.ts';

export const decisionNoticeModule = defineModule({ name: 'decision-notice' });

export { notifyAgreement } from './agreement-notice.repository.ts';
export {
  behindArtist,
  type Decision,
  forgetDecisions,
  invited,
  noteDecisionRead,
  readAllDecisions,
  speakingFor,
  notifyDecision,
  wasNotified,
  workingFor,
} from './decision-notice.repository.ts';

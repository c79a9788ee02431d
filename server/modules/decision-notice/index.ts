import { defineModule } from '../../platform/module.ts';

export const decisionNoticeModule = defineModule({ name: 'decision-notice' });

export { tellAgreement } from './agreement-notice.repository.ts';
export {
  behindArtist,
  type Decision,
  forgetDecisions,
  invited,
  noteDecisionRead,
  readAllDecisions,
  speakingFor,
  tellDecision,
  wasTold,
  workingFor,
} from './decision-notice.repository.ts';

import { defineModule } from '../../platform/module.ts';

export const planModule = defineModule({ name: 'plan' });

export {
  describeFamily,
  familyMembersOf,
  type FamilyPlan,
  isInFamily,
  planOfPlay,
} from './family-plan.repository.ts';

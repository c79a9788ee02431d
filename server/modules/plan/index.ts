import { defineModule } from '../../platform/module.ts';

export const planModule = defineModule({ name: 'plan' });

export { findStudentUntil, proveStudent, studentUntil } from './student-proof.repository.ts';
export {
  describeFamily,
  familyMembersOf,
  type FamilyPlan,
  isInFamily,
  planOfPlay,
} from './family-plan.repository.ts';

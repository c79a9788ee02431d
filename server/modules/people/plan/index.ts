import { defineModule } from '../../../platform/module.ts';

export const planModule = defineModule({ name: 'plan' });

export {
  deleteFamilyInvite,
  deleteFamilyLink,
  deleteFamilyMember,
  deleteInvitesOfEmail,
  insertFamilyMember,
  type InviteRow,
  replaceFamilyInvite,
  sweepFamilyInvites,
} from './family.repository.ts';
export { countStudentRequests } from './student-count.repository.ts';
export {
  askForStudentProof,
  closeStudentRequest,
  findStudentUntil,
  noteProofWarned,
  proveStudent,
  type StudentRequestRow,
  studentUntil,
} from './student-proof.repository.ts';
export {
  describeFamily,
  familyMembersOf,
  type FamilyPlan,
  isInFamily,
  planOfPlay,
} from './family-plan.repository.ts';

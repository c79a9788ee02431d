import { defineModule } from '../../../platform/module.ts';
import { staffActionRoutes } from './staff-action.routes.ts';

export const staffActionModule = defineModule({
  name: 'staff-action',
  routes: [staffActionRoutes],
});

export { actingAdmin } from './acting-admin.ts';
export { type Acting, decisionsOn, findActor } from './acting.ts';
export { type Deciding, reversibleDecisions } from './reversible-decisions.ts';
export { countStates, isInState, orderInbox } from './inbox.repository.ts';
export { readInbox } from './read-inbox.ts';
export {
  type Actor,
  findStaffAction,
  type NewStaffAction,
  recordStaffAction,
  type StaffActionRow,
  wasEverDone,
} from './staff-action.repository.ts';
export { countSuspended } from './suspended-count.repository.ts';
export { isHidden } from './who-sees.ts';

import { defineModule } from '../../../platform/module.ts';
import { followRoutes } from './follow.routes.ts';
import { accountChanged, accountSuspended } from './user.events.ts';

export const userModule = defineModule({
  name: 'user',
  routes: [followRoutes],
  events: [accountChanged, accountSuspended],
});

export {
  type Admin,
  findActiveAdmins,
  findAdmins,
  holdAdmins,
  isAnyEditor,
  isLastAdmin,
  keepUsableAdmin,
} from './admins.repository.ts';
export { foundAccounts } from './found-accounts.repository.ts';
export { findPeople, type FoundPerson } from './found-people.repository.ts';
export { houseEmail, houseId } from './house.ts';
export { makeUser, normaliseEmail, readableEmail } from './make-user.ts';
export {
  type DemoMode,
  isNotSuspended,
  isOfNotSuspended,
  isOfOpenAccount,
  isOpenAccount,
  keepSharedAccount,
} from './open-account.repository.ts';
export { isReservedEmail } from './reserved-email.ts';
export {
  claimUserImage,
  deleteUserImage,
  findUserImageVersion,
  findUserPicture,
  stageUserImage,
} from './user-image.repository.ts';
export {
  type Addressee,
  findAddressee,
  findAddressees,
  findContact,
  findUserName,
  hasProvenEmail,
  holdAccountOf,
  knownUser,
  lockUser,
  provenEmail,
  userName,
} from './user-name.repository.ts';
export { accountChanged, accountSuspended } from './user.events.ts';
export {
  changeUser,
  type CountedUserRow,
  deleteUser,
  findCredentials,
  findPasswordHash,
  findPerson,
  findPreferences,
  findUserByEmail,
  findUserById,
  findUserCard,
  holdUser,
  insertNewUser,
  insertUser,
  insertUsers,
  replacePasswordHash,
  turnPreferences,
} from './user.repository.ts';
export type { UserRow } from './user.table.ts';
export { mayTakePromotion, toUser } from './user.view.ts';
export { changePeriod, type Periods } from './period.repository.ts';
export { findProfile, countFollowers } from './profile.repository.ts';

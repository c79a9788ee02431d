import { defineModule } from '../../../platform/module.ts';
import { deviceRoutes } from './device.routes.ts';
import { sendSecurityEmails } from './security-notifier.ts';

export const sessionModule = defineModule({
  name: 'session',
  routes: [deviceRoutes],
  jobs: [sendSecurityEmails],
});

export { askForCode } from './ask-for-code.ts';
export { type Attempt, type AttemptAllowances, attemptCounters } from './attempt-counters.ts';
export { birthdayFault } from './birthday.ts';
export { countGuess, insertChallenge, takeChallenge } from './challenge.repository.ts';
export { checkSignedPath } from './check-signed-path.ts';
export { logout } from './close-session.ts';
export { isCommonPassword } from './common-password.ts';
export { hasSecondFactor } from './demanded-factor.repository.ts';
export { findViewer } from './find-viewer.ts';
export { knownDevice, rememberDevice } from './known-device.ts';
export { openSession, getOrigin, type SignInOrigin, suspended } from './open-session.ts';
export { passwordFault } from './password-rules.ts';
export { recordFailedSignIn, recordFailedStep } from './record-sign-in.ts';
export { hashToken, newToken } from './session-token.ts';
export {
  getCodes,
  getLogins,
  houseGuard,
  passwordGuard,
  registrationGuard,
} from './session.limits.ts';
export { deleteSessions, isStaff, letsIn, proveSession, sessionMay } from './session.repository.ts';
export { simulatedIdentity } from './simulated-identity.ts';
export { notifySecurityChange, securityNotifier } from './security-notifier.ts';
export { makeTemporaryPassword, temporaryLifetime } from './temporary-password.ts';
export { welcomeBy } from './welcome.ts';

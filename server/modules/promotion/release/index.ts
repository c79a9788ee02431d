import { defineModule } from '../../../platform/module.ts';
import { releaseDecisions } from './decide-release.ts';
import { inboxRoutes } from './inbox.routes.ts';
import { releaseMediaRoutes } from './media.routes.ts';
import { pressLinkRoutes } from './press-link.routes.ts';
import { releaseJobs } from './release.jobs.ts';
import { releaseRoutes } from './release.routes.ts';
import { largeSoundRoutes, uploadRoutes } from './upload.routes.ts';

export const releaseModule = defineModule({
  name: 'release',
  routes: [
    releaseRoutes,
    inboxRoutes,
    releaseMediaRoutes,
    pressLinkRoutes,
    uploadRoutes,
    largeSoundRoutes,
  ],
  jobs: [releaseJobs, releaseDecisions.jobs],
});

export { describeSent } from './describe-sent.ts';
export { findCodes } from './hold-codes.repository.ts';
export {
  countPendingReleases,
  findFirstRelease,
  findOldRelease,
} from './release-today.repository.ts';
export { findSent } from './release.repository.ts';
export { forgetReleaseSigner } from './release-signer.repository.ts';

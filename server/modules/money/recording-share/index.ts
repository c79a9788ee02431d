import { defineModule } from '../../../platform/module.ts';
import { recordingShareRoutes } from './recording-share.routes.ts';

export const recordingShareModule = defineModule({
  name: 'recording-share',
  routes: [recordingShareRoutes],
});

export { findAccepted, findPayeeParts, forgetAnswers } from './recording-share.repository.ts';
export { getShareSpans, type ShareSpan } from './share-spans.ts';

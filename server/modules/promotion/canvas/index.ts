import { defineModule } from '../../../platform/module.ts';
import { canvasJobs } from './canvas.jobs.ts';
import { canvasRoutes } from './canvas.routes.ts';
import { canvasDecisions } from './decide-canvas.ts';
import { canvasInboxRoutes } from './inbox.routes.ts';
import { canvasPlayerRoutes } from './player.routes.ts';
import { canvasUploadRoutes } from './upload.routes.ts';

export const canvasModule = defineModule({
  name: 'canvas',
  routes: [canvasRoutes, canvasInboxRoutes, canvasPlayerRoutes, canvasUploadRoutes],
  jobs: [canvasJobs, canvasDecisions.jobs],
});

export {
  countPendingCanvases,
  findFirstCanvas,
  findRefusedCanvases,
} from './canvas-today.repository.ts';
export { showApproved } from './show-canvas.repository.ts';
export { forgetCanvasSigner } from './canvas-signer.repository.ts';
export { canvasPromotion } from './canvas-promotion.repository.ts';

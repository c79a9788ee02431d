import { defineModule } from '../../../platform/module.ts';
import { emailProofRoutes } from './email-proof.routes.ts';
import { sendProofs } from './send-proof.ts';

export const emailProofModule = defineModule({
  name: 'email-proof',
  routes: [emailProofRoutes],
  jobs: [sendProofs],
});

export { deleteProofs, deleteProofsOfEmail } from './email-proof.repository.ts';
export { sendVerification } from './send-proof.ts';

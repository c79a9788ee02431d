import { defineModule } from '../../../platform/module.ts';
import { sendTaxDetailEmails } from './notify-tax-detail.ts';
import { taxDetailRoutes } from './tax-detail.routes.ts';

export const taxDetailModule = defineModule({
  name: 'tax-detail',
  routes: [taxDetailRoutes],
  jobs: [sendTaxDetailEmails],
});

export {
  findTaxDetail,
  forgetTaxIds,
  lastTaxOf,
  openTaxDetail,
  type TaxDetailRow,
} from './tax-detail.repository.ts';

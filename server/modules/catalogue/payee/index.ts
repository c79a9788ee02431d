import { defineModule } from '../../../platform/module.ts';

export const payeeModule = defineModule({ name: 'payee' });

export {
  findLivingPayees,
  findOwner,
  findPayee,
  findPayeeOf,
  holdPayee,
  namedPayees,
  payeesOf,
  type Owner,
  type Payee,
  peopleOf,
  takePayee,
  takePayees,
  toTarget,
} from './payee.repository.ts';

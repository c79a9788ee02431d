export {
  type Payee,
  useChangePayoutAccountMutation,
  usePayoutAccountQuery,
} from './api/payout-account-api';

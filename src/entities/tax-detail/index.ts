export { useChangeTaxDetailMutation, useTaxDetailQuery } from './api/tax-detail-api';

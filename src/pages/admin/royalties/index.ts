export { PaymentRunPage } from './ui/PaymentRunPage';
export { RoyaltiesTab } from './ui/RoyaltiesTab';

export { SetPayoutAccountButton } from './ui/SetPayoutAccountButton';

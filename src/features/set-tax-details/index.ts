export { SetTaxDetailsButton } from './ui/SetTaxDetailsButton';

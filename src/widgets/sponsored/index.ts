export { KeptSponsored } from './ui/KeptSponsored';

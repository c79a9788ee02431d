export { LastingSponsored } from './ui/KeptSponsored';

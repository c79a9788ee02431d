export { LastingSponsored } from './ui/LastingSponsored';

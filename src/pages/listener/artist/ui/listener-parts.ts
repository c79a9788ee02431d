/** Parts of an artist's page that only listeners have: visitors are not sent them ahead. */
export { ArtistRing } from '@/widgets/story-viewer';
export { CampaignOffers } from './CampaignOffers';

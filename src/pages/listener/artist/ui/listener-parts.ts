/** For signed-in users only; visitors do not prefetch these. */
export { ArtistRing } from '@/widgets/story-viewer';
export { CampaignOffers } from './CampaignOffers';

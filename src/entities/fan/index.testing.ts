export { makeCampaignOffer, makeFan, makeFanCampaign, makeFanNotice } from './testing/make-fan';

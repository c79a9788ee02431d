export {
  makeCampaignOffer,
  makeFan,
  makeFanCampaign,
  makeFanNotification,
} from './testing/make-fan';

export { useTogetherInvitationQuery } from './api/together-api';
export { useJoinTogether } from './model/use-join-together';
export { TogetherButton } from './ui/TogetherButton';
export { TogetherOffers } from './ui/TogetherOffers';

// A spot that is heard counts as a card that is seen.
export { sponsoredApi } from '../api/sponsored-api';

// A spot takes the place of the day's card on home.
export { highlightApi } from '../api/highlight-api';

import { lazyPart } from '@/shared/lib/lazy-part';

// Artists with one of their own never see them, so their code comes to those who do. To be rendered inside a `Suspense`.

const words = ['widgets.artist-choice'];
const wordsOfSearch = ['shared.ui.filter-bar', ...words];

export const ActingFor = lazyPart(() => import('./ActingFor'), 'ActingFor', words);
export const ArtistChoice = lazyPart(() => import('./ArtistChoice'), 'ArtistChoice', wordsOfSearch);
export const NoArtists = lazyPart(() => import('./NoArtists'), 'NoArtists', words);
export const NoOwnArtist = lazyPart(() => import('./NoOwnArtist'), 'NoOwnArtist', words);
export const NotTheirs = lazyPart(() => import('./NotTheirs'), 'NotTheirs', wordsOfSearch);
export const OtherArtist = lazyPart(() => import('./OtherArtist'), 'OtherArtist', words);

import { lazyPart } from '@/shared/lib/lazy-part';

// Artists with one of their own never see them, so their code comes to those who do. To be rendered inside a `Suspense`.

export const ActingFor = lazyPart(() => import('./ActingFor'), 'ActingFor');
export const ArtistChoice = lazyPart(() => import('./ArtistChoice'), 'ArtistChoice');
export const NoArtists = lazyPart(() => import('./NoArtists'), 'NoArtists');
export const NoOwnArtist = lazyPart(() => import('./NoOwnArtist'), 'NoOwnArtist');
export const NotTheirs = lazyPart(() => import('./NotTheirs'), 'NotTheirs');
export const OtherArtist = lazyPart(() => import('./OtherArtist'), 'OtherArtist');

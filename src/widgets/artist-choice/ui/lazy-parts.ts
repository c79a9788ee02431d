import { lazyPart } from '@/shared/lib/lazy-part';

// Artists never see them, so their code comes to those who do. To be rendered inside a `Suspense`.

export const ArtistChoice = lazyPart(() => import('./ArtistChoice'), 'ArtistChoice', [
  'shared.ui.filter-bar',
  'widgets.artist-choice',
]);
export const OwnArtists = lazyPart(() => import('./OwnArtists'), 'OwnArtists', [
  'widgets.artist-choice',
]);
export const NoArtists = lazyPart(() => import('./NoArtists'), 'NoArtists', [
  'widgets.artist-choice',
]);

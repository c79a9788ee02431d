/**
 * Catalogues that a first screen may need, so they come in one file with the start. Every other
 * catalogue travels with the lazy part that names it (`shared/lib/lazy-part`).
 */
export const startNamespaces: ReadonlySet<string> = new Set([
  'app.layouts',
  'entities.artist',
  'features.create-playlist',
  'features.like-track',
  'features.play-tracks',
  'features.switch-theme',
  'pages.listener.home',
  'shared.ui',
  'widgets.player-bar',
  'widgets.sample-notice',
  'widgets.sidebar',
  'widgets.top-bar',
  'widgets.track-table',
  'widgets.user-menu',
]);

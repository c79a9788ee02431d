/**
 * Rendered once on a first visit, so the React Compiler's output never pays off; the compiler
 * makes these grow most.
 */
export const restingFiles = [
  'src/app/layouts/AppLayout.tsx',
  'src/app/layouts/BareLayout.tsx',
  'src/app/layouts/Dock.tsx',
  'src/app/layouts/PageFailed.tsx',
  'src/app/layouts/Shell.tsx',
  'src/app/layouts/Shortcuts.tsx',
  'src/app/layouts/Toasts.tsx',
  'src/app/layouts/TypedAhead.tsx',
  'src/app/layouts/VisitorLayout.tsx',
  'src/app/layouts/sample-notice/SampleNotice.tsx',
  'src/app/layouts/top-bar/TopBar.tsx',
  'src/app/layouts/top-bar/VisitorLinks.tsx',
  'src/app/routes/AppRoutes.tsx',
  'src/app/routes/Guard.tsx',
  'src/app/routes/screen-routes.tsx',
  'src/app/routes/use-arrival.ts',
  'src/entities/playlist/ui/PlaylistTile.tsx',
  'src/features/control-playback/model/use-playback-shortcuts.ts',
  'src/pages/listener/home/ui/AccountBanner.tsx',
  'src/pages/listener/home/ui/FeaturedPlaylists.tsx',
  'src/pages/listener/home/ui/Greeting.tsx',
  'src/pages/listener/home/ui/HomePage.tsx',
  'src/pages/listener/home/ui/PreviewBanner.tsx',
  'src/pages/listener/home/ui/Shortcuts.tsx',
  'src/widgets/player-bar/ui/NoTrack.tsx',
  'src/widgets/player-bar/ui/PlayerBar.tsx',
  'src/widgets/sidebar/ui/BottomNavigation.tsx',
  'src/widgets/sidebar/ui/NavigationLink.tsx',
  'src/widgets/sidebar/ui/PremiumPromo.tsx',
  'src/widgets/sidebar/ui/Sidebar.tsx',
  'src/widgets/sign-in-prompt/ui/SignInPrompt.tsx',
  'src/widgets/track-table/ui/TrackTableSkeleton.tsx',
];

/** Most kit components get new props on every render, except those that draw many things. */
export const uncompiled = [
  /\/node_modules\//,
  /\/src\/shared\/ui\/(?!(?:chart|data-table|menu)\/)/,
  ...restingFiles.map((file) => new RegExp(`/${file.replaceAll('.', String.raw`\.`)}$`)),
];

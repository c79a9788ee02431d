/**
 * Files of the first visit that are drawn once and then rest: what the React Compiler adds to them is
 * never earned back. The twenty that it makes grow most; all others are compiled, and cost a first
 * visit 500 bytes.
 */
export const restingFiles = [
  'src/app/layouts/Dock.tsx',
  'src/app/layouts/PageFailed.tsx',
  'src/app/routes/AppRoutes.tsx',
  'src/entities/playlist/ui/PlaylistTile.tsx',
  'src/features/control-playback/model/use-playback-shortcuts.ts',
  'src/pages/listener/home/ui/AccountBanner.tsx',
  'src/pages/listener/home/ui/FeaturedPlaylists.tsx',
  'src/pages/listener/home/ui/Greeting.tsx',
  'src/pages/listener/home/ui/HomePage.tsx',
  'src/pages/listener/home/ui/PreviewBanner.tsx',
  'src/pages/listener/home/ui/Shortcuts.tsx',
  'src/shared/ui/button/ButtonLink.tsx',
  'src/shared/ui/card/MediaCard.tsx',
  'src/shared/ui/link/RouteLink.tsx',
  'src/shared/ui/query-view/QueryView.tsx',
  'src/shared/ui/toast/ToastRegion.tsx',
  'src/widgets/sidebar/ui/PremiumPromo.tsx',
  'src/widgets/sidebar/ui/Sidebar.tsx',
  'src/widgets/top-bar/ui/TopBar.tsx',
  'src/widgets/top-bar/ui/VisitorLinks.tsx',
];

/** Whether the React Compiler memoises a source file, given by its whole path. */
export const isCompiled = (file: string): boolean =>
  file.includes('/src/') && !restingFiles.some((resting) => file.endsWith(`/${resting}`));

/**
 * Files of the first visit that are drawn once and then rest: what the React Compiler adds to them is
 * never earned back. Those that it makes grow most.
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
  'src/widgets/sidebar/ui/PremiumPromo.tsx',
  'src/widgets/sidebar/ui/Sidebar.tsx',
  'src/app/layouts/top-bar/TopBar.tsx',
  'src/app/layouts/top-bar/VisitorLinks.tsx',
];

/**
 * What a build leaves as it is, as patterns of whole paths; all else is compiled. Pieces of the kit are given something else
 * whenever they are drawn, but for those that draw many things.
 */
export const uncompiled = [
  /\/node_modules\//,
  /\/src\/shared\/ui\/(?!(?:chart|data-table|menu)\/)/,
  ...restingFiles.map((file) => new RegExp(`/${file.replaceAll('.', String.raw`\.`)}$`)),
];

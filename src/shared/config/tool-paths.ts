/** Screens of the promotion tools. The start loads this, so acts and tabs are in `tools.ts`. */
export const toolPaths = {
  canvas: '/canvas-manager',
  stories: '/artist-stories',
  fans: '/fan-engagement',
  concerts: '/concerts',
  marquee: '/spotify-marquee',
  pitching: '/playlist-pitching',
} as const;

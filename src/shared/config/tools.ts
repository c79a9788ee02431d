/**
 * What is made for an artist: its act in the outbox, and where it is listed. The start loads this,
 * so the rest of a tool is in its definition (`defineItem`) and in `pages/promotion/area.ts`.
 */
export const tools = {
  canvas: { act: 'create-canvas', address: '/canvas-manager' },
  stories: { act: 'create-story', address: '/artist-stories' },
  campaigns: { act: 'create-campaign', address: '/fan-engagement?tab=fans-first' },
  notices: { act: 'create-notification', address: '/fan-engagement?tab=notifications' },
  concerts: { act: 'create-concert', address: '/concerts' },
  marquee: { act: 'create-marquee', address: '/spotify-marquee?tab=campaigns' },
  pitches: { act: 'submit-pitch', address: '/playlist-pitching?tab=sent' },
} as const;

export type ToolName = keyof typeof tools;

export const toolPaths: readonly string[] = [
  ...new Set(Object.values(tools).map(({ address }) => address.replace(/\?.*/u, ''))),
];

/** Its list, of an artist; null for the viewer's own. */
export function getToolAddress(name: ToolName, artistId: string | null): string {
  const { address } = tools[name];
  if (artistId === null) return address;
  return `${address}${address.includes('?') ? '&' : '?'}artist=${encodeURIComponent(artistId)}`;
}

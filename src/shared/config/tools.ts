import { toolPaths } from './tool-paths.ts';

/**
 * What is made for an artist: its act in the outbox, and where it is listed. The rest of a tool is
 * in its definition (`defineItem`) and in `pages/promotion/area.ts`.
 */
export const tools = {
  canvas: { act: 'create-canvas', address: toolPaths.canvas },
  stories: { act: 'create-story', address: toolPaths.stories },
  campaigns: { act: 'create-campaign', address: `${toolPaths.fans}?tab=fans-first` },
  notices: { act: 'create-notification', address: `${toolPaths.fans}?tab=notifications` },
  concerts: { act: 'create-concert', address: toolPaths.concerts },
  marquee: { act: 'create-marquee', address: `${toolPaths.marquee}?tab=campaigns` },
  pitches: { act: 'submit-pitch', address: `${toolPaths.pitching}?tab=sent` },
} as const;

export type ToolName = keyof typeof tools;

/** The address of its list, of an artist; null for the viewer's own. */
export function getToolAddress(name: ToolName, artistId: string | null): string {
  const { address } = tools[name];
  if (artistId === null) return address;
  return `${address}${address.includes('?') ? '&' : '?'}artist=${encodeURIComponent(artistId)}`;
}

import type { ActivePromotion } from '@/shared/contract/active-promotion.ts';

const tools: Record<ActivePromotion['kind'], string> = {
  notices: '/fan-engagement?tab=notifications&',
  campaigns: '/fan-engagement?tab=fans-first&',
  marquee: '/spotify-marquee?tab=campaigns&',
  stories: '/artist-stories?',
  concerts: '/concerts?',
  pitches: '/playlist-pitching?tab=sent&',
  canvas: '/canvas-manager?',
};

/** The address of the tool that manages a kind, for an artist. */
export const toolAddress = (kind: ActivePromotion['kind'], artistId: string): string =>
  `${tools[kind]}artist=${artistId}`;

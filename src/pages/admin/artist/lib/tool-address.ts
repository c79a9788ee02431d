import type { RunningItem } from '@/shared/contract/running.ts';

const tools: Record<RunningItem['kind'], string> = {
  notices: '/fan-engagement?tab=notifications&',
  campaigns: '/fan-engagement?tab=fans-first&',
  marquee: '/spotify-marquee?tab=campaigns&',
  stories: '/artist-stories?',
  concerts: '/concerts?',
  pitches: '/playlist-pitching?tab=sent&',
  canvas: '/canvas-manager?',
};

/** The address of the tool that manages a kind, for an artist. */
export const toolAddress = (kind: RunningItem['kind'], artistId: string): string =>
  `${tools[kind]}artist=${artistId}`;

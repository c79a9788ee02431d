import { expect, it } from 'vitest';
import { canvasLimits } from '@/shared/contract/canvas-limits.ts';
import { photoKinds, videoKinds } from '@/shared/files';
import { getChecks, type CheckedFault } from './file-checks';

const video = { ...canvasLimits, kinds: videoKinds, isSquare: true };
const signs = { met: '+', failed: '-', unknown: '?' } as const;
const inShort = (
  found: CheckedFault | null | undefined,
  rules: Parameters<typeof getChecks>[0] = video,
) =>
  getChecks(rules, found)
    .map(({ check, state }) => `${signs[state]}${check}`)
    .join(' ');

// Proves canvas: Requirements one by one
it.each([
  [undefined, '?weight ?format ?whole ?played ?square ?side ?length ?flashes'],
  [null, '+weight +format +whole +played +square +side +length +flashes'],
  ['tooLarge', '-weight ?format ?whole ?played ?square ?side ?length ?flashes'],
  ['cutOff', '+weight +format -whole ?played ?square ?side ?length ?flashes'],
  // Whether the browser can play it is known last.
  ['notSquare', '+weight +format +whole ?played -square ?side ?length ?flashes'],
  ['tooLong', '+weight +format +whole ?played +square +side -length ?flashes'],
  ['undecodable', '+weight +format +whole -played +square +side +length ?flashes'],
  ['flashes', '+weight +format +whole +played +square +side +length -flashes'],
] as const)('of a video whose check ended with %s it knows %s', (found, known) => {
  expect(inShort(found)).toBe(known);
});

it('asks a photograph for neither length nor side', () => {
  expect(inShort('unreadable', { kinds: photoKinds, bytes: 1 })).toBe('+weight +format -whole');
});

import { expect, it } from 'vitest';
import { type TodayKind, todayKinds } from '@/shared/contract/today.ts';
import { makeLine } from '../testing/answer-today';
import { getLineAct } from './line-act';

const act = (kind: TodayKind, count = 1) =>
  getLineAct(makeLine({ kind, id: 'x1', count, artistId: 'art_1' }), { label: 'lbl_1' });

// Proves today: One act for each line
it('has one act for each kind of line', () => {
  for (const kind of Object.values(todayKinds).flat())
    expect(Object.keys(act(kind))).toHaveLength(1);
});

it.each([
  ['agreement', 1, '/admin?tab=labels&open=x1'],
  ['agreement', 2, '/admin?tab=labels&labels-contract=pending'],
  ['firstArtist', 1, '/label-manager?tab=artists&new=artist&label=x1'],
  ['offer', 1, '/label-manager?tab=artists&open=x1&label=lbl_1'],
  ['draft', 1, '/spotify-marquee?tab=campaigns&artist=art_1&open=x1'],
  ['paymentReturned', 1, '/spotify-for-artists?tab=earnings&artist=art_1'],
  ['canvasRefused', 1, '/canvas-manager?new=&track=x1&artist=art_1'],
  ['canvas', 1, '/editorial?tab=inbox&canvas-open=x1'],
  ['staleList', 1, '/editorial?tab=playlists&playlist=x1'],
] as const)('leads from %s of %i to %s', (kind, count, to) => {
  expect(act(kind, count)).toEqual({ to });
});

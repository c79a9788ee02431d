import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../platform/seeds/random.ts';
import { dividePayable, type PartToDivide } from './divide-payable.ts';
import { settle } from './settle.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const entry = (earned: number, royaltyRate: number) => ({
  labelId: null,
  month: '2026-10',
  origin: 'here' as const,
  royaltyRate,
  streams: 1,
  earned,
  tracks: {},
  countries: {},
  sources: {},
});

describe('the cents of a statement', () => {
  // Proves recording-shares: To the cent
  it('are divided to the last one, and nobody is a cent off, over thousands of random months', () => {
    const random = createRandom('shared recordings');
    const draw = (below: number) => Math.floor(random() * below);
    for (let turn = 0; turn < 3_000; turn += 1) {
      const lines = Array.from({ length: 1 + draw(4) }, () =>
        entry(draw(9_000_000) - draw(2) * 4_000_000, draw(10_001) / 100),
      );
      const { payable } = settle(lines, 0);
      const parts: PartToDivide[] = Array.from({ length: draw(12) }, () => {
        const { earned = 0, royaltyRate = 0 } = lines[draw(lines.length)] ?? {};
        const of = { earned: Math.trunc(earned / (1 + draw(5))), royaltyRate };
        return { ...of, payeeId: `payee ${draw(4)}`, part: draw(10_001) / 100 };
      });
      const divided = dividePayable({ lines: settle(lines, 0).lines, payable }, parts);
      expect(divided.shared).toBe(sum(divided.parts.map(({ amount }) => amount)));
      for (const [, its] of Map.groupBy(divided.parts, ({ payeeId }) => payeeId)) {
        const exact = sum(
          its.map(({ earned, royaltyRate, part }) => (earned * royaltyRate * part) / 100_000_000),
        );
        expect(Math.abs(sum(its.map(({ amount }) => amount)) - exact)).toBeLessThan(1.0001);
      }
    }
  });

  // Proves recording-shares: The example
  it('match the example of the rules', () => {
    const { lines, payable } = settle([entry(1_234_567, 62.5)], 0);
    const of = { royaltyRate: 62.5, earned: 800_000 };
    const parts = [
      { ...of, payeeId: 'productora', part: 33.33 },
      { ...of, payeeId: 'voz', part: 20 },
    ];
    const { shared, parts: divided } = dividePayable({ lines, payable }, parts);
    expect([payable, shared, divided.map(({ amount }) => amount)]).toEqual([77, 27, [17, 10]]);
  });
});

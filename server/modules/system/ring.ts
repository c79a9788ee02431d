import { systemHour } from '#contract/system.ts';

export type Ring = { add: (value: number) => void; values: () => number[] };

export function makeRing(): Ring {
  const kept: number[] = [];
  return {
    add(value) {
      kept.push(value);
      if (kept.length > systemHour) kept.shift();
    },
    values: () => [...kept],
  };
}

import { systemHour } from '#contract/system.ts';

export type Ring = { add: (value: number) => void; values: () => number[] };

export function makeRing(): Ring {
  const latest: number[] = [];
  return {
    add(value) {
      latest.push(value);
      if (latest.length > systemHour) latest.shift();
    },
    values: () => [...latest],
  };
}

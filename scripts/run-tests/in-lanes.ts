/**
 * Work with a name. `after` names what has to end before it starts, where that is among the work; `width` is the part
 * of a lane that it fills, all of it where nothing is said.
 */
export type Step = { name: string; after?: string; width?: number };

/**
 * Does the steps in their order, as many at once as the lanes have room for. One that has to wait lets those
 * behind it pass. Throws what the first step to fail threw.
 */
export async function runInLanes<Work extends Step>(
  steps: readonly Work[],
  lanes: number,
  run: (step: Work) => Promise<void>,
): Promise<void> {
  const waiting = [...steps];
  const unfinished = new Set(steps.map(({ name }) => name));
  const running = new Set<Promise<void>>();
  let room = lanes;

  const start = async (step: Work) => {
    await run(step);
    unfinished.delete(step.name);
  };
  const mayStart = ({ after, width = 1 }: Work) =>
    width <= room && (after === undefined || !unfinished.has(after));

  while (waiting.length + running.size > 0) {
    const next = waiting.findIndex(mayStart);
    for (const step of next < 0 ? [] : waiting.splice(next, 1)) {
      const { width = 1 } = step;
      room -= width;
      const work = start(step).finally(() => {
        room += width;
        running.delete(work);
      });
      running.add(work);
    }
    if (next < 0) await Promise.race(running);
  }
}

/** `after` ends first, if it is in the list; `width` is the fraction of a lane, 1 by default. */
export type Step = { name: string; after?: string; width?: number };

/**
 * Keeps their order, but a step that has to wait lets later ones pass.
 *
 * @throws the first step's error
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

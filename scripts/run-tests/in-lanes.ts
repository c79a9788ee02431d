/** Work with a name; `after` names what has to end before it starts, where that is among the work. */
export type Step = { name: string; after?: string };

/**
 * Does the steps in their order, as many at once as there are lanes. One that has to wait lets those
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

  const start = async (step: Work) => {
    await run(step);
    unfinished.delete(step.name);
  };
  const mayStart = ({ after }: Work) => after === undefined || !unfinished.has(after);

  while (waiting.length + running.size > 0) {
    const next = running.size < lanes ? waiting.findIndex(mayStart) : -1;
    for (const step of next < 0 ? [] : waiting.splice(next, 1)) {
      const work = start(step).finally(() => running.delete(work));
      running.add(work);
    }
    if (next < 0) await Promise.race(running);
  }
}

/**
 * Runs the work once at a time. Who calls while it runs gets the next run, which all of them share:
 * it begins after their calls, so that it sees what they have written.
 */
export function inRounds(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const run = () => {
    running = work().finally(() => {
      running = undefined;
    });
    return running;
  };

  return () => {
    if (running === undefined && next === undefined) return run();
    next ??= Promise.resolve(running)
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  };
}

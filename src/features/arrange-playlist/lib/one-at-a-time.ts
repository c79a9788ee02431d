/** Answers whether it was done. */
type Action = () => Promise<boolean>;

/**
 * Makes a line for actions: each begins when the one before has ended, in the order of the calls. One
 * that was not done takes along those that wait behind it, for they counted on it.
 */
export function oneAtATime(): (action: Action) => void {
  const waiting: Action[] = [];
  let isBusy = false;
  const work = async () => {
    isBusy = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!(await next())) waiting.length = 0;
    }
    isBusy = false;
  };
  return (action) => {
    waiting.push(action);
    if (!isBusy) void work();
  };
}

type Action = () => Promise<boolean>;

/** A failed action drops those waiting behind it. */
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

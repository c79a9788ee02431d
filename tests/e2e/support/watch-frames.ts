declare global {
  /** Frames that showed a skeleton or nothing instead of a page. */
  var gapsSeen: string[];
}

/** Runs in the page before its scripts: checks every frame for missing pages. */
export function watchFrames(): void {
  globalThis.gapsSeen = [];
  const look = () => {
    const main = document.querySelector('main');
    if (main && !main.querySelector('h1')) globalThis.gapsSeen.push(`nothing at ${location.href}`);
    const waiting = document.getAnimations().some(({ effect }) => {
      const isEndless = effect?.getComputedTiming().iterations === Infinity;
      return isEndless && effect instanceof KeyframeEffect && effect.target?.matches(':empty');
    });
    if (waiting) globalThis.gapsSeen.push(`a skeleton at ${location.href}`);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Runs in the page before anything of Storybook: chance follows a seed, animations end as soon as
 * they begin, and the answers that are under way are counted. Nothing outside may be named here,
 * for the browser gets the function's text alone.
 */
export function keepPageStill(): void {
  const forever = 2 ** 31 - 1;
  let seed = 1;
  let underWay = 0;
  let endless = 0;
  let changedAt = 0;
  let frame = 0;

  // Mulberry32: https://github.com/cprosche/mulberry32
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  const realFetch = window.fetch;
  window.fetch = async (...request) => {
    underWay += 1;
    try {
      return await realFetch(...request);
    } finally {
      underWay -= 1;
    }
  };
  // msw's `delay('infinite')` is a timer of the longest time there is: that answer never comes.
  const realTimeout = window.setTimeout;
  window.setTimeout = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) => {
    if (delay === forever) endless += 1;
    return realTimeout(handler, delay, ...rest);
  }) as typeof window.setTimeout;

  Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  const style = new CSSStyleSheet();
  style.replaceSync(`*, *::before, *::after, ::view-transition-group(*) {
    animation-delay: 0s !important;
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    animation-play-state: running !important;
    animation-direction: normal !important;
    transition-delay: 0s !important;
    transition-duration: 0.01ms !important;
    scroll-behavior: auto !important;
    caret-color: transparent !important;
  }`);
  // Adopted sheets come after those of the page, so these rules win over Storybook's own pausing.
  document.adoptedStyleSheets.push(style);

  const observer = new MutationObserver(() => {
    changedAt = frame;
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const count = () => {
    frame += 1;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);

  const isPending = (image: HTMLImageElement) =>
    !image.complete && image.getAttribute('src') !== null && image.loading !== 'lazy';
  const moves = (animation: Animation) =>
    animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity;

  window.storyWalk = {
    reset() {
      seed = 1;
      underWay = 0;
      endless = 0;
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.scrollTo(0, 0);
    },
    isStill: (frames) =>
      frame - changedAt >= frames &&
      underWay - endless <= 0 &&
      document.fonts.status === 'loaded' &&
      ![...document.images].some(isPending) &&
      !document.getAnimations().some(moves),
    whatMoves: () =>
      [
        underWay - endless > 0 && `${underWay - endless} answers under way`,
        document.fonts.status !== 'loaded' && 'fonts loading',
        [...document.images].some(isPending) && 'images loading',
        document.getAnimations().some(moves) && 'animations',
        frame - changedAt < 3 && 'the page keeps changing',
      ]
        .filter((reason) => reason !== false)
        .join(', '),
  };
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    storyWalk: {
      /** Back to the same beginning for every story. */
      reset: () => void;
      /** Whether nothing has changed for that many frames and nothing is awaited. */
      isStill: (frames: number) => boolean;
      /** What is still awaited, for a message. */
      whatMoves: () => string;
    };
  }
}

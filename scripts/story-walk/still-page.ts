/**
 * Runs in the page before anything of Storybook: chance follows a seed, nothing is animated, and
 * what is under way is known. Nothing outside may be named here, for the browser gets the function's
 * text alone.
 */
export function keepPageStill(): void {
  const longestTime = 2 ** 31 - 1;
  /** React shows what it waited for up to 300 ms after it came; longer ones are a story's own. */
  const shortTime = 500;
  /** A timer that sets the next one, again and again, is a clock: it would never end. */
  const mostTurns = 5;
  const calmFrames = 3;
  const underWay = {
    answers: new Set<object>(),
    parts: new Set<object>(),
    timers: new Set<number>(),
  };
  const state = { seed: 1, endless: 0, calmFor: 0, turn: 0 };

  // Mulberry32, a public-domain generator of 32 bits.
  Math.random = () => {
    state.seed = Math.trunc(state.seed + 0x6d2b79f5);
    let mixed = Math.imul(state.seed ^ (state.seed >>> 15), 1 | state.seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  const during = async <Result>(set: Set<object>, work: Promise<Result>): Promise<Result> => {
    set.add(work);
    try {
      return await work;
    } finally {
      set.delete(work);
    }
  };
  const fetchAsEver = window.fetch;
  window.fetch = (...request) => during(underWay.answers, fetchAsEver(...request));
  for (const name of ['arrayBuffer', 'blob', 'json', 'text'] as const) {
    const readAsEver = Response.prototype[name];
    Response.prototype[name] = function (this: Response) {
      return during(underWay.answers, readAsEver.call(this));
    };
  }

  const setTimeoutAsEver = window.setTimeout.bind(window);
  const clearTimeoutAsEver = window.clearTimeout.bind(window);
  window.setTimeout = ((handler: () => void, delay = 0, ...rest: []) => {
    // msw's `delay('infinite')` is a timer of the longest time there is: that answer never comes.
    if (delay === longestTime) state.endless += 1;
    const turn = state.turn + 1;
    const ring = () => {
      underWay.timers.delete(id);
      state.turn = turn;
      try {
        handler(...rest);
      } finally {
        state.turn = 0;
      }
    };
    const id: number = setTimeoutAsEver(ring, delay);
    if (delay <= shortTime && turn <= mostTurns) underWay.timers.add(id);
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    underWay.timers.delete(id as number);
    clearTimeoutAsEver(id);
  };

  Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  const style = new CSSStyleSheet();
  // Shortened ones were sometimes photographed at their first frame by a busy machine.
  style.replaceSync(`*, *::before, *::after, *::-webkit-slider-thumb {
    animation: none !important;
    transition: none !important;
    scroll-behavior: auto !important;
    caret-color: transparent !important;
  }`);
  // Adopted sheets come after those of the page, so these rules win over Storybook's own pausing.
  document.adoptedStyleSheets.push(style);

  const observer = new MutationObserver(() => {
    state.calmFor = 0;
  });
  const isLoading = (image: HTMLImageElement) => {
    // What lies below the window belongs to the picture too.
    if (image.loading === 'lazy') image.loading = 'eager';
    return !image.complete && image.hasAttribute('src');
  };
  const awaited = () => {
    const reasons = {
      'an answer of the network': underWay.answers.size > state.endless,
      'a part of the application': underWay.parts.size > 0,
      'a timer': underWay.timers.size > 0,
      'a font': document.fonts.status !== 'loaded',
      'an image': [...document.images].filter(isLoading).length > 0,
      'an animation': document.getAnimations().some(({ playState }) => playState === 'running'),
    };
    return Object.entries(reasons).flatMap(([reason, isSo]) => (isSo ? reason : []));
  };

  window.storyWalk = {
    restart() {
      Object.assign(state, { seed: 1, endless: 0 });
      for (const set of Object.values(underWay)) set.clear();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.scrollTo(0, 0);
    },
    await: (part) => void during(underWay.parts, part).catch(() => {}),
    async standStill(patience) {
      const deadline = performance.now() + patience;
      const everything = { subtree: true, childList: true, attributes: true, characterData: true };
      observer.observe(document, everything);
      state.calmFor = 0;
      try {
        while (performance.now() < deadline) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          state.calmFor = awaited().length > 0 ? 0 : state.calmFor + 1;
          if (state.calmFor > calmFrames) return '';
        }
        return `It never stood still for ${awaited().join(' and ') || 'its own changes'}.`;
      } finally {
        observer.disconnect();
      }
    },
  };
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    storyWalk: {
      /** Back to the same beginning for every story. */
      restart: () => void;
      /** Nothing stands still before this has come. */
      await: (part: Promise<unknown>) => void;
      /**
       * Resolves once nothing is awaited and nothing has changed for a few frames, with an empty
       * text; after `patience` milliseconds with what was still awaited.
       */
      standStill: (patience: number) => Promise<string>;
    };
  }
}

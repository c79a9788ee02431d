/**
 * Runs in the page before Storybook. It must not use outside names, because only its source is
 * sent.
 */
export function keepPageStill(): void {
  const longestTime = 2 ** 31 - 1;
  /** React delays a resolved Suspense by up to 300 ms; longer timers are the story's own. */
  const shortTime = 500;
  /** A timer that keeps restarting itself is a clock. */
  const mostTurns = 5;
  const calmFrames = 3;
  const underWay = {
    answers: new Set<object>(),
    parts: new Set<object>(),
    timers: new Set<number>(),
  };
  const state = { seed: 1, endless: 0, calmFor: 0, turn: 0 };

  // Mulberry32, public domain.
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
    // msw's `delay('infinite')` uses the longest timer; that answer never comes.
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
  // With shortened animations, a busy machine sometimes photographed the first frame.
  style.replaceSync(`*, *::before, *::after, *::-webkit-slider-thumb {
    animation: none !important;
    transition: none !important;
    scroll-behavior: auto !important;
    caret-color: transparent !important;
  }`);
  // Adopted sheets come last, so these rules win over Storybook's own pausing.
  document.adoptedStyleSheets.push(style);

  const observer = new MutationObserver(() => {
    state.calmFor = 0;
  });
  const isLoading = (image: HTMLImageElement) => {
    // The picture includes what is below the window.
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
      restart: () => void;
      /** Delays stillness until this settles. */
      await: (part: Promise<unknown>) => void;
      /**
       * Resolves with '' once nothing is pending and a few frames are equal, or after `patience`
       * milliseconds with what is pending.
       */
      standStill: (patience: number) => Promise<string>;
    };
  }
}

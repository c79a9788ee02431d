import type { AudioPlayer, Tone } from '../audio-player';
import { bands } from '../bands';
import { toPreamp } from './to-preamp';

/** Milliseconds: for a context to run, and until it is suspended where nothing sounds. */
const patience = 3000;
const restAfter = 5000;

/** Seconds; a jump would click. */
const glide = 0.03;

/** Of the filters between the shelves: neighbours meet at a fifth of their decibels. */
const narrowness = 1.2;

/** Hz, from 20 to 20,000. */
const reckoned = Float32Array.from({ length: 64 }, (_, index) => 20 * 1000 ** (index / 63));

const isAnyPlaying = (elements: Iterable<HTMLAudioElement>) =>
  [...elements].some(({ paused }) => !paused);

export type Equaliser = { setTone: (tone: Tone | null) => void };

/**
 * Leads the elements of a player through filters. An element that is joined to a context is heard
 * through it for ever, and silent where it does not run: then the player renews its elements, and
 * nothing is filtered until the page is loaded again. What comes from another origin would be
 * silent too, but the page's policy allows only its own sounds. See docs/decisions/media.md.
 */
export function createEqualiser(player: AudioPlayer): Equaliser {
  // Larger blocks wake the processor less often.
  const context = new AudioContext({ latencyHint: 'playback' });
  const joined = new Set<HTMLAudioElement>();
  let tone: Tone | null = null;
  let isLost = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const createFilter = ({ type, frequency }: (typeof bands)[number]) => {
    const filter = context.createBiquadFilter();
    filter.type = type;
    filter.frequency.value = frequency;
    filter.Q.value = narrowness;
    return filter;
  };
  const preamp = context.createGain();
  const filters = bands.map((band) => ({
    heard: createFilter(band),
    // Its gain is where the other one glides to.
    model: createFilter(band),
  }));
  filters
    .reduce<AudioNode>((before, { heard }) => before.connect(heard), preamp)
    .connect(context.destination);

  const glideTo = (param: AudioParam, value: number) => {
    param.cancelScheduledValues(context.currentTime);
    param.setTargetAtTime(value, context.currentTime, glide);
  };

  const join = (element: HTMLAudioElement) => {
    joined.add(element);
    context.createMediaElementSource(element).connect(preamp);
    // Another address ends a sound without a pause.
    for (const type of ['play', 'pause', 'emptied']) element.addEventListener(type, follow);
  };

  const isNeeded = () => isAnyPlaying(tone === null ? joined : player.voices());

  const settle = () => {
    const isRunning = context.state === 'running';
    if (isRunning && !isNeeded()) void context.suspend();
    if (isRunning || !isAnyPlaying(joined)) return;
    isLost = true;
    void context.close();
    player.renew();
  };

  const follow = () => {
    if (isLost) return;
    if (context.state !== 'running') {
      // Rejected during a call; where a gesture is missing, it waits for one.
      if (isNeeded()) context.resume().catch(() => {});
    } else if (tone !== null) {
      for (const element of player.voices()) {
        if (!element.paused && !joined.has(element)) join(element);
      }
    }
    clearTimeout(timer);
    timer = setTimeout(settle, isNeeded() ? patience : restAfter);
  };

  context.addEventListener('statechange', follow);
  // WebKit starts a context within a gesture only.
  for (const type of ['pointerup', 'keydown']) {
    addEventListener(type, () => context.state !== 'running' && follow(), { passive: true });
  }

  return {
    setTone: (next) => {
      tone = next;
      const curves = filters.map(({ heard, model }, index) => {
        const gain = next?.[index] ?? 0;
        glideTo(heard.gain, gain);
        model.gain.value = gain;
        const curve = new Float32Array(reckoned.length);
        model.getFrequencyResponse(reckoned, curve, new Float32Array(reckoned.length));
        return curve;
      });
      glideTo(preamp.gain, toPreamp(curves));
      follow();
    },
  };
}

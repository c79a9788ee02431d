/** How long an element is watched, in milliseconds. */
const watchedFor = 1000;

/** Least progress in that time that counts as running on, in seconds. */
const leastProgress = 0.2;

/** What Firefox and Chromium say when it is the device that fails. The messages are not in any standard. */
const deviceMessage = /media_?sink|audio_renderer|audio render/i;

export type Verdict = 'runs-on' | 'device' | 'broken';

/**
 * Watches an element after its error. Firefox reports one when there is no sound device and plays
 * on in silence; Chromium stops; a broken file stops in both. `tell` hears which it was, unless the
 * element is used for something else by then.
 */
export function watchAfterError(element: HTMLAudioElement, tell: (verdict: Verdict) => void): void {
  const { error, currentTime } = element;
  const address = element.getAttribute('src');
  if (error?.code !== MediaError.MEDIA_ERR_DECODE || element.paused) {
    tell('broken');
    return;
  }
  setTimeout(() => {
    if (element.error !== error || element.getAttribute('src') !== address) return;
    if (element.currentTime >= currentTime + leastProgress) tell('runs-on');
    else tell(deviceMessage.test(error.message) ? 'device' : 'broken');
  }, watchedFor);
}

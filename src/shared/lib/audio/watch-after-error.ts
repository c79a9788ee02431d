/** Milliseconds. */
const watchedFor = 1000;

/** Seconds. */
const leastProgress = 0.2;

/** No standard defines these messages. */
const deviceMessage = /media_?sink|audio_renderer|audio render/i;

export type Verdict = 'runs-on' | 'device' | 'broken';

/**
 * Without a device Firefox plays on in silence and Chromium stops; a broken file stops in both.
 * `report` gets the cause.
 */
export function watchAfterError(
  element: HTMLAudioElement,
  report: (verdict: Verdict) => void,
): void {
  const { error, currentTime } = element;
  const address = element.getAttribute('src');
  if (error?.code !== MediaError.MEDIA_ERR_DECODE || element.paused) {
    report('broken');
    return;
  }
  setTimeout(() => {
    if (element.error !== error || element.getAttribute('src') !== address) return;
    if (element.currentTime >= currentTime + leastProgress) report('runs-on');
    else report(deviceMessage.test(error.message) ? 'device' : 'broken');
  }, watchedFor);
}

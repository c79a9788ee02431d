/** `at` is in milliseconds of the page's clock. */
export type AudioEvent = { kind: 'click' | 'playing' | 'ended'; at: number; address: string };

declare global {
  var audioEvents: AudioEvent[];
  var audioElements: Set<HTMLMediaElement>;
}

/**
 * Runs in the page before its scripts: records clicks and the start and end of audio elements,
 * attached to the document or not.
 */
export function watchAudio(): void {
  globalThis.audioEvents = [];
  globalThis.audioElements = new Set();
  const note = (kind: AudioEvent['kind'], address = '') => {
    globalThis.audioEvents.push({ kind, at: performance.now(), address });
  };
  addEventListener('click', () => note('click'), { capture: true });
  // oxlint-disable-next-line typescript/unbound-method -- called below with the element as `this`.
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function watchedPlay(this: HTMLMediaElement) {
    if (!globalThis.audioElements.has(this)) {
      globalThis.audioElements.add(this);
      this.addEventListener('playing', () => note('playing', this.currentSrc));
      this.addEventListener('ended', () => note('ended', this.currentSrc));
    }
    return play.call(this);
  };
}

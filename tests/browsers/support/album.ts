import { createElementPlayer } from '@/shared/lib/audio/create-element-player';
import { withRunOn } from '@/shared/lib/audio/with-run-on';

/** Plays the songs of its address one after the other, and sends what is heard, 32 bits each. */
const songs = new URL(location.href).searchParams.getAll('song');
const player = withRunOn(createElementPlayer());
const joint = { isSeamless: true };

/** Silence has no input. */
const recorder = `registerProcessor('recorder', class extends AudioWorkletProcessor {
  process([[sound]]) {
    this.isBegun ||= sound !== undefined;
    if (this.isBegun) this.port.postMessage(sound?.slice() ?? new Float32Array(128));
    return true;
  }
})`;

const heard: Float32Array<ArrayBuffer>[] = [];

async function record() {
  const context = new AudioContext({ sampleRate: 48_000 });
  await context.resume();
  const address = URL.createObjectURL(new Blob([recorder], { type: 'text/javascript' }));
  await context.audioWorklet.addModule(address);
  const node = new AudioWorkletNode(context, 'recorder');
  node.port.addEventListener('message', ({ data }) => heard.push(data));
  node.port.start();
  node.connect(context.destination);
  const joined = new Set<HTMLMediaElement>();
  // oxlint-disable-next-line typescript/unbound-method -- called below with the element as `this`.
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function recordedPlay(this: HTMLMediaElement) {
    if (!joined.has(this)) context.createMediaElementSource(this).connect(node);
    joined.add(this);
    return play.call(this);
  };
}

const events: string[] = [];

const send = () =>
  fetch(`/heard?events=${events.join()}`, { method: 'POST', body: new Blob(heard) });

let song = 0;
const load = () => {
  const address = songs[song];
  if (address) {
    player.load(address, 0, joint);
    player.play();
  } else void send();
};

for (const name of ['moved', 'ended'] as const) {
  player.on(name, () => {
    events.push(name);
    song += 1;
    load();
  });
}
player.on('failed', () => {
  events.push('failed');
  void send();
});
player.on('playing', () => player.preload(songs[song + 1] ?? null, joint));

document.querySelector('button')?.addEventListener('click', async () => {
  await record();
  load();
});

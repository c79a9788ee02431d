import type { Page } from '@playwright/test';
import { signInAsNewListener } from './support/accounts.ts';
import { getPlayButtons, getPlayer, openTracks } from './support/player.ts';
import { expect, test } from './support/test.ts';

/** Hz, equally loud in the sound that is played. */
const [low, middle] = [60, 1000];

const sampleRate = 8000;

/** A minute of both, as a WAV of 16 bits in mono. */
function makeTones(): Buffer {
  const samples = sampleRate * 60;
  const wav = Buffer.alloc(44 + samples * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(sampleRate, 24);
  wav.writeUInt32LE(sampleRate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples * 2, 40);
  for (let index = 0; index < samples; index += 1) {
    const at = (2 * Math.PI * index) / sampleRate;
    const level = Math.sin(at * low) + Math.sin(at * middle);
    wav.writeInt16LE(Math.round(level * 0.2 * 32_767), 44 + index * 2);
  }
  return wav;
}

/** Listens behind every context of the page. */
async function listenIn(page: Page) {
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    const analysers: AnalyserNode[] = [];
    const Native = AudioContext;
    // oxlint-disable-next-line typescript/unbound-method -- called below with the node as `this`.
    const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
    Object.assign(globalThis, {
      contexts,
      analysers,
      AudioContext: function create(options: AudioContextOptions) {
        const context = new Native(options);
        contexts.push(context);
        return context;
      },
    });
    AudioNode.prototype.connect = function connected(this: AudioNode, to: AudioNode) {
      if (to === this.context.destination) {
        const analyser = new AnalyserNode(this.context, { fftSize: 32_768 });
        analyser.smoothingTimeConstant = 0;
        analysers.push(analyser);
        connect.call(this, analyser);
      }
      return connect.call(this, to);
    } as typeof AudioNode.prototype.connect;
  });
  /** Decibels at both; the lower one less the other. */
  const measure = () =>
    page.evaluate(
      (frequencies) => {
        const [analyser] = (globalThis as unknown as { analysers: AnalyserNode[] }).analysers;
        if (!analyser) return null;
        const bins = new Float32Array(analyser.frequencyBinCount);
        analyser.getFloatFrequencyData(bins);
        const width = analyser.context.sampleRate / analyser.fftSize;
        const levels = frequencies.map((hertz) => {
          const bin = Math.round(hertz / width);
          return Math.max(...bins.subarray(bin - 3, bin + 4));
        });
        return { levels, raised: (levels[0] ?? 0) - (levels[1] ?? 0) };
      },
      [low, middle],
    );
  const readStates = () =>
    page.evaluate(() =>
      (globalThis as unknown as { contexts: AudioContext[] }).contexts.map(({ state }) => state),
    );
  return { measure, readStates };
}

// Proves player: The equaliser
test('a listener raises the bass while a song plays, and takes it back @release', async ({
  page,
}) => {
  const body = makeTones();
  await page.route(/\/audio\?/, (route) => route.fulfill({ body, contentType: 'audio/wav' }));
  const { measure, readStates } = await listenIn(page);
  await signInAsNewListener(page);
  await openTracks(page);
  const { button, passes } = getPlayer(page);
  await getPlayButtons(page).first().click();
  await passes(1);
  expect(await readStates(), 'nobody asked for it').toEqual([]);

  await page.getByRole('button', { name: /^Menú de / }).click();
  await page.getByRole('menuitem', { name: 'Perfil' }).click();
  await page.getByRole('tab', { name: 'Configuración', exact: true }).click();
  await page.getByRole('switch', { name: 'Ecualizador' }).click();
  await page.getByRole('slider', { name: '60 Hz' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('slider', { name: '60 Hz' })).toHaveAttribute(
    'aria-valuetext',
    '+12 dB',
  );
  const raised = async () => (await measure())?.raised ?? 0;
  // A shelf comes close to what is set, and a tone between two bins of the analyser loses up to 1 dB.
  await expect.poll(raised).toBeGreaterThan(9.5);
  expect(await raised()).toBeLessThan(13);
  const [loud = 0, lowered = 0] = (await measure())?.levels ?? [];

  await test.step('what is raised is no louder than it was, and all else is lowered', async () => {
    await page.getByRole('button', { name: 'Restablecer' }).click();
    await expect.poll(async () => Math.abs(await raised())).toBeLessThan(1.2);
    const levels = async (index: 0 | 1) => (await measure())?.levels[index] ?? 0;
    await expect.poll(() => levels(1)).toBeGreaterThan(lowered + 9.5);
    expect(await levels(0)).toBeGreaterThan(loud - 0.5);
  });

  await test.step('it rests with the music, and goes on with it', async () => {
    await page.getByRole('combobox', { name: 'Ajuste' }).selectOption('Graves');
    await expect.poll(raised).toBeGreaterThan(4);
    await button('Pausar').click();
    await expect.poll(readStates).toEqual(['suspended']);
    await button('Reproducir').click();
    await expect.poll(readStates).toEqual(['running']);
    await expect.poll(raised).toBeGreaterThan(4);
  });
});

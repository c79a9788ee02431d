import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent as platform, waitFor, within } from 'storybook/test';
import { makeMarquee, makeMarqueeFile } from '@/entities/marquee/index.testing';
import { outbox } from '@/entities/outbox';
import { signedIn } from '@/entities/session/index.testing';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { stagedFile } from '@/shared/contract/staged-file.ts';
import { keepFiles } from '@/shared/files';
import { dayFromToday } from '@/shared/lib/form';
import { makeVideo } from '@/shared/video/testing/make-video.ts';
import { area } from '../../../area';
import { marqueeItem } from '../../model/marquee-item';
import { MarqueePage } from '../MarqueePage';

const owner = 'usr_vera';
const hash = 'n'.repeat(43);
const paused = makeMarquee('mrq_1', {
  status: 'paused',
  campaignName: 'Luna en Chile',
  startDate: dayFromToday(-3),
  endDate: dayFromToday(10),
  files: [makeMarqueeFile('image'), makeMarqueeFile('audio')],
});

/** Uploads, changes and deliveries. */
const called = fn();
const answers = (campaigns: MarqueeCampaign[]) => [
  http.get('*/api/promotion/marquee', () => HttpResponse.json(campaigns)),
  http.get('*/api/promotion/marquee/tracks', () =>
    HttpResponse.json([{ id: 'trk_luna', title: 'Luna de ámbar', artist: 'Nora Quintavalle' }]),
  ),
  http.get('*/api/marquee/:id/image', () =>
    HttpResponse.text('<svg xmlns="http://www.w3.org/2000/svg"/>', {
      headers: { 'content-type': 'image/svg+xml' },
    }),
  ),
  http.put('*/api/promotion/uploads/:kind', ({ params }) => {
    called(params['kind']);
    return HttpResponse.json({ file: hash, seconds: null });
  }),
  http.put('*/api/promotion/marquee/:id', async ({ request }) => {
    called(await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
];

const meta = {
  title: 'Work/Promotion/Campaign file (archivo del anuncio)',
  component: MarqueePage,
  args: { title: 'Tonada Marquee' },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/spotify-marquee?tab=campaigns&view=cards',
    screen: area.screens.find(({ name }) => name === 'marquee'),
    state: signedIn({ id: owner, role: 'artist', displayName: 'Nora Quintavalle' }),
    msw: { handlers: answers([paused]) },
  },
  // Loads lazy parts before the story looks for them.
  loaders: [
    () => import('./CampaignWorkbench'),
    () => import('@/shared/video/inspect-video.ts'),
    () => marqueeItem.loadGuard(),
  ],
  beforeEach: () => {
    called.mockClear();
    localStorage.clear();
    return () => localStorage.clear();
  },
} satisfies Meta<typeof MarqueePage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

/** Code and texts load on demand. */
const patience = { timeout: 5_000 };

async function openForm({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Nueva Campaña' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nueva Campaña' }, patience);
  const form = within(dialog);
  await form.findByRole('option', { name: 'Luna de ámbar' });
  return { dialog, form };
}

async function startEditing({ canvas, userEvent }: Context, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name: 'Editar Campaña' }, patience);
  return { dialog, form: within(dialog) };
}

async function editPaused(context: Context) {
  const { canvas, userEvent } = context;
  const menu = { name: 'Más acciones de Luna en Chile' };
  await userEvent.click(await canvas.findByRole('button', menu));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }, patience));
  const dialog = await screen.findByRole('dialog', { name: 'Editar Campaña' }, patience);
  const form = within(dialog);
  await form.findByRole('option', { name: 'Luna de ámbar' });
  return { dialog, form };
}

async function drop(dialog: HTMLElement, file: File) {
  const input = dialog.querySelector('input[type=file]');
  await platform.upload(input as HTMLInputElement, file, { applyAccept: false });
}

async function drawPicture() {
  const drawn = new OffscreenCanvas(40, 40);
  drawn.getContext('2d')?.fillRect(0, 0, 40, 40);
  return new File([await drawn.convertToBlob()], 'faro.png', { type: 'image/png' });
}

const isChecked = (form: ReturnType<typeof within>) =>
  waitFor(() => expect(form.getAllByText('Cumplido:').length).toBeGreaterThan(2), patience);

// Proves marquee: A file in place of its address
/** A dropped picture takes the place of its address, and of the cover in the preview. */
export const Default: Story = {
  tags: ['state:default', 'state:success'],
  play: async (context) => {
    const { userEvent } = context;
    const { dialog, form } = await openForm(context);
    const address = 'Dirección de la imagen';
    await userEvent.type(form.getByLabelText(address), 'https://a.example/a.png');
    await userEvent.selectOptions(form.getByLabelText('Canción'), 'trk_luna');
    await userEvent.type(form.getByLabelText('Nombre de la campaña'), 'Invierno');
    await drop(dialog, await drawPicture());
    await isChecked(form);
    await expect(form.queryByLabelText(address)).toBeNull();
    await expect(form.getByLabelText('Dirección del video')).toBeVisible();
    await waitFor(() => expect(dialog.querySelector('article img[src^="blob:"]')).not.toBeNull());
    await userEvent.click(form.getByRole('button', { name: 'Crear Campaña' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(outbox.read(owner)).toMatchObject([
      {
        thing: { fileKind: 'image', fileName: 'faro.png', creativeAssets: { image: '' } },
        body: { creativeAssets: { image: '' } },
      },
    ]);
    await expect(called).not.toHaveBeenCalled();
  },
};
// Proves marquee: Rejected files, in the form
/** A flashing video and a damaged picture are not kept; without the file the address returns. */
export const Refused: Story = {
  tags: ['state:failed'],
  play: async (context) => {
    const { userEvent } = context;
    const { dialog, form } = await openForm(context);
    await userEvent.selectOptions(form.getByLabelText('Canción'), 'trk_luna');
    await userEvent.type(form.getByLabelText('Nombre de la campaña'), 'Invierno');
    const colour = (second: number) => (Math.floor(second * 10) % 2 === 0 ? '#fff' : '#000');
    await drop(dialog, await makeVideo({ seconds: 2, height: 480, colour }));
    const why = await form.findAllByText(/A partir del segundo .* el video parpadea/, undefined, {
      timeout: 20_000,
    });
    await expect(why[0]).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Crear Campaña' }));
    await expect(await form.findByText(/no cumple lo que se pide\. Quítalo/)).toBeVisible();
    const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0];
    await drop(dialog, new File([new Uint8Array(png)], 'faro.png', { type: 'image/png' }));
    await expect((await form.findAllByText(/No pudimos leerlo/))[0]).toBeVisible();
    await expect(form.getByLabelText('Dirección del video')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: /^(Quitar|Eliminar)/ }));
    await expect(await form.findByLabelText('Dirección de la imagen')).toBeVisible();
    await expect(outbox.read(owner)).toEqual([]);
  },
};
// Proves marquee: A file that waits, edited
/** A pending campaign is opened again with its file. */
export const Recovered: Story = {
  tags: ['no-photo'],
  beforeEach: async () => {
    const [fileKey = null] = (await keepFiles(owner, 'marquee', [await drawPicture()])) ?? [];
    marqueeItem.create({ owner }, (id) => ({
      id,
      trackId: 'trk_luna',
      trackTitle: 'Luna de ámbar',
      artistName: 'Nora Quintavalle',
      campaignName: 'Invierno',
      budget: 200,
      startDate: dayFromToday(1),
      endDate: dayFromToday(20),
      adFormat: 'sponsored_song',
      targetAudience: { ageRange: 'all', genres: [], countries: [], interests: [] },
      creativeAssets: { image: '', video: '', audio: '', copy: '' },
      fileKey,
      fileKind: 'image',
      fileName: 'faro.png',
    }));
  },
  play: async (context) => {
    const { userEvent } = context;
    const { form } = await startEditing(context, 'Editar: Invierno');
    await expect(await form.findByText('faro.png')).toBeVisible();
    await isChecked(form);
    await userEvent.type(form.getByLabelText('Nombre de la campaña'), ' II');
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(outbox.read(owner)).toMatchObject([
      { name: 'Invierno II', thing: { fileKind: 'image', fileName: 'faro.png' } },
    ]);
  },
};
// Proves marquee: Files replaced and removed, in the form
/** Files on the server are opened, removed, or replaced by a chosen one. */
export const Replaced: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const { userEvent } = context;
    const { dialog, form } = await editPaused(context);
    const link = form.getByRole('link', { name: /^Ver la imagen/ });
    await expect(link).toHaveAttribute('href', makeMarqueeFile('image').address);
    await userEvent.click(form.getByRole('button', { name: 'Quitar el audio' }));
    await expect(form.getByLabelText('Dirección del audio')).toHaveValue('');
    await drop(dialog, await drawPicture());
    await isChecked(form);
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(called).toHaveBeenNthCalledWith(1, 'marquee-image');
    await expect(called).toHaveBeenLastCalledWith({
      targetAudience: {},
      creativeAssets: { audio: '', image: `${stagedFile}${hash}` },
      seen: { image: makeMarqueeFile('image').name, audio: makeMarqueeFile('audio').name },
    });
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    const { dialog, form } = await openForm(context);
    await drop(dialog, await drawPicture());
    await isChecked(form);
  },
};

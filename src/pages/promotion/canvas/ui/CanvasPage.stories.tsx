import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, spyOn, userEvent as platform, waitFor, within } from 'storybook/test';
import { makeCanvas } from '@/entities/canvas/index.testing';
import { outbox } from '@/entities/outbox';
import { deliverWaiting } from '@/entities/outbox/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { newCanvases } from '@/features/create-canvas';
import type { Canvas } from '@/shared/contract/canvas.ts';
import { canvasStatuses } from '@/shared/contract/canvas-limits.ts';
import { makeVideo } from '@/shared/video/testing/make-video.ts';
import { answersForAdmin, answerWorkspaces } from '@/widgets/workspace/index.testing';
import { area } from '../../area';
import { CanvasPage } from './CanvasPage';

const owner = 'usr_vera';
const tracks = [
  { id: 'trk_luna', title: 'Luna de ámbar', artist: 'Nora Quintavalle', isOut: true },
  { id: 'trk_patio', title: 'Patio', artist: 'Nora Quintavalle', isOut: false },
];
const titles = ['Luna de ámbar', 'Patio', 'La vuelta larga', 'Sal y madera', 'Ceniza'];

/** One in each state. */
const each: Canvas[] = canvasStatuses.map((status, index) =>
  makeCanvas(`cnv_${status}`, {
    status,
    trackTitle: titles[index] ?? '',
    ...(status === 'live' && { views: 18_452, engagement: 12.4 }),
    ...(status === 'rejected' && { feedback: 'Lleva el título encima. Quita el texto.' }),
  }),
);

const called = fn();
const answers = (canvases: Canvas[]) => [
  http.get('*/api/promotion/canvas', () => HttpResponse.json(canvases)),
  http.get('*/api/promotion/canvas/tracks', () => HttpResponse.json(tracks)),
  http.delete('*/api/promotion/canvas/:id', ({ params }) => {
    called(params['id']);
    return new HttpResponse(null, { status: 204 });
  }),
  http.post('*/api/promotion/*', () => {
    called('post');
    return new HttpResponse(null, { status: 500 });
  }),
];
const failing = (code: string, status: number) => [
  http.get('*/api/promotion/canvas', () => HttpResponse.json({ code, error: code }, { status })),
];

const meta = {
  title: 'Screens/Promotion/Canvas',
  component: CanvasPage,
  args: { title: 'Canvas' },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/canvas-manager',
    state: signedIn({ id: owner, role: 'artist', displayName: 'Nora Quintavalle' }),
    msw: { handlers: answers(each) },
  },
  // It comes when it is asked for: it is there before the story looks for it.
  loaders: [() => import('./create/CreateDialog')],
  beforeEach: () => {
    called.mockClear();
    localStorage.clear();
    return () => localStorage.clear();
  },
} satisfies Meta<typeof CanvasPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** What is asked of a canvas, and one in each state. */
export const Ready: Story = {
  tags: ['state:default', 'state:variants'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('720x720 (1:1)')).toBeVisible();
    const live = within(await canvas.findByRole('article', { name: 'Luna de ámbar' }));
    await expect(live.getByText('En vivo')).toBeVisible();
    await expect(live.getByText(/18,5K vistas · 12,4/)).toBeVisible();
    const rejected = within(canvas.getByRole('article', { name: 'Sal y madera' }));
    await expect(rejected.getByText(/Comentario editorial: Lleva el título/)).toBeVisible();
    for (const word of ['Aprobado', 'En revisión', 'Rechazado', 'Borrador']) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: { handlers: answers([]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tienes Canvas aún')).toBeVisible();
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: {
    msw: { handlers: [http.get('*/api/promotion/canvas', () => delay('infinite'))] },
  },
};
/** Where the server does not answer, the example stands there. */
export const Sample: Story = {
  tags: ['state:sample'],
  parameters: {
    msw: { handlers: [http.get('*/api/promotion/canvas', () => HttpResponse.error())] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'La vuelta larga' })).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['no-photo'],
  parameters: { msw: { handlers: failing('too-many-requests', 429) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
export const NoArtist: Story = {
  tags: ['state:not-found'],
  parameters: { msw: { handlers: failing('not-found', 404) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Todavía no hay un artista')).toBeVisible();
  },
};
/** An admin begins with the artist most heard. */
export const Admin: Story = {
  tags: ['state:admin'],
  parameters: {
    state: signedIn({ id: owner, role: 'admin' }),
    msw: { handlers: [...answersForAdmin, ...answers(each)] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nora Quintavalle' })).toBeVisible();
  },
};

const many = Array.from({ length: 12 }, (_, index) =>
  makeCanvas(`cnv_${index}`, {
    trackTitle: `Canción ${index + 1}`,
    status: index === 0 ? 'live' : 'pending',
  }),
);
/** A long list is searched, and looked at by state. */
export const Long: Story = {
  tags: ['state:no-match'],
  parameters: { msw: { handlers: answers(many) } },
  play: async ({ canvas, userEvent }) => {
    const status = await canvas.findByLabelText('Estado');
    await userEvent.selectOptions(status, 'live');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await userEvent.selectOptions(status, '');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar por canción' }), 'qwx');
    await expect(
      await canvas.findByText('Ningún Canvas coincide con lo que buscas.'),
    ).toBeVisible();
  },
};

/** Code and words of the form come when it is opened. */
const patience = { timeout: 5_000 };

const made = (id: string) => ({
  id,
  trackId: 'trk_luna',
  trackTitle: 'Marea alta',
  artistName: 'Nora Quintavalle',
  fileKey: null,
  thumbnailKey: null,
  fileName: '',
  videoUrl: 'https://example.com/marea.mp4',
  description: '',
  tags: [],
  isLoop: true,
  startTime: 0,
  endTime: 8,
  createdAt: '2026-11-19T09:00:00.000Z',
});
/** What is not delivered yet stands in front, says so rather than that it is being reviewed, and can be edited or discarded. */
export const OnThisDevice: Story = {
  tags: ['state:pending'],
  beforeEach: () => {
    newCanvases.create({ owner }, made);
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article');
    await expect(first).toHaveAccessibleName('Marea alta');
    await expect(within(first as HTMLElement).queryByText('En revisión')).toBeNull();
    await expect(canvas.getByText('Solo en este dispositivo')).toBeVisible();
  },
};
/** What the server did not take says why, and can be edited and sent again. */
export const Refused: Story = {
  tags: ['state:failed'],
  beforeEach: () => {
    newCanvases.create({ owner }, made);
    const [item] = outbox.read(owner);
    outbox.refuse(owner, item?.id ?? '', 'Esta canción ya no está entre las del artista.');
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/ya no está entre las del artista/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Editar: Marea alta' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar Canvas' }, patience));
    await expect(dialog.getByLabelText('O la dirección del video')).toHaveValue(made('').videoUrl);
  },
};
/** A change that comes when it was delivered says so: nothing is lost or sent twice. */
export const EditedTooLate: Story = {
  tags: ['no-photo'],
  beforeEach: () => {
    newCanvases.create({ owner }, made);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar: Marea alta' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar Canvas' }, patience));
    await dialog.findByRole('option', { name: 'Patio (por publicar)' });
    await userEvent.selectOptions(dialog.getByLabelText('Canción'), 'Patio (por publicar)');
    deliverWaiting(owner);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Esto ya se envió y no se puede cambiar.',
    );
    await expect(dialog.getByLabelText('Canción')).toHaveDisplayValue('Patio (por publicar)');
    await expect(outbox.read(owner)).toEqual([]);
  },
};

async function openForm({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Crear Canvas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Crear Canvas' }, patience);
  await within(dialog).findByRole('option', { name: 'Patio (por publicar)' });
  return dialog;
}
async function choose(dialog: HTMLElement, file: File) {
  const input = dialog.querySelector('input[type=file]');
  await platform.upload(input as HTMLInputElement, file, { applyAccept: false });
}

/** A track and a video are all that is needed. */
export const Missing: Story = {
  tags: ['state:invalid'],
  play: async (context) => {
    const dialog = await openForm(context);
    const submit = within(dialog).getByRole('button', { name: 'Crear Canvas' });
    await context.userEvent.click(submit);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Por favor selecciona una canción y sube un video',
    );
  },
};
/** A cut of less than three seconds, and an address that is none, are said at their fields. */
export const Faults: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openForm(context);
    const form = within(dialog);
    await userEvent.selectOptions(form.getByLabelText('Canción'), 'trk_luna');
    await userEvent.type(form.getByLabelText('O la dirección del video'), 'video.mp4');
    await userEvent.clear(form.getByLabelText('Inicio (segundos)'));
    await userEvent.type(form.getByLabelText('Inicio (segundos)'), '6');
    await userEvent.click(form.getByRole('button', { name: 'Crear Canvas' }));
    await expect(await form.findByText(/Escribe una dirección web/)).toBeVisible();
    await expect(form.getByText(/al menos 3 segundos después del inicio/)).toBeVisible();
  },
};
/** A file is checked, its cut chosen, and it waits on this device: no request is made. */
export const Create: Story = {
  tags: ['state:success'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openForm(context);
    const form = within(dialog);
    await userEvent.selectOptions(form.getByLabelText('Canción'), 'trk_luna');
    await choose(dialog, await makeVideo());
    await expect(await form.findByText('Se ve de 0 s a 4 s: 4 s.')).toBeVisible();
    spyOn(outbox, 'add').mockImplementationOnce(() => {
      throw new Error('Nothing can be kept.');
    });
    await userEvent.click(form.getByRole('button', { name: 'Crear Canvas' }));
    await expect(
      await form.findByText('Error al crear el canvas. Inténtalo de nuevo.'),
    ).toBeVisible();
    await userEvent.dblClick(form.getByRole('button', { name: 'Crear Canvas' }));
    await expect(
      await screen.findByText('Canvas creado exitosamente. Será revisado por el equipo editorial.'),
    ).toBeInTheDocument();
    await expect(await canvas.findByText('Solo en este dispositivo')).toBeVisible();
    await expect(outbox.read(owner)).toHaveLength(1);
    await expect(called).not.toHaveBeenCalled();
  },
};
/** Flashes are found before anything is sent, with the second at fault. */
export const Flashing: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openForm(context);
    const form = within(dialog);
    await userEvent.selectOptions(form.getByLabelText('Canción'), 'trk_luna');
    const colour = (second: number) =>
      second >= 2 && Math.floor(second * 10) % 2 === 0 ? '#ffffff' : '#000000';
    await choose(dialog, await makeVideo({ colour }));
    await expect(await form.findByText(/A partir de .* el video parpadea/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Crear Canvas' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(/parpadea/);
    await expect(outbox.read(owner)).toEqual([]);
  },
};
/** What a file is tells its content: a text that is called a video is none. */
export const WrongFile: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openForm(context);
    const form = within(dialog);
    await choose(dialog, new File(['hola'], 'video.mov', { type: 'video/quicktime' }));
    await expect(
      await form.findByText('No es un video MP4 o MOV, aunque se llame así.'),
    ).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Quitar «video.mov»' }));
    await choose(dialog, await makeVideo({ width: 480, height: 360 }));
    // In its row, and said.
    await expect((await form.findAllByText(/Tiene que ser cuadrado/))[0]).toBeVisible();
  },
};
/** No room is told before anything is lost. */
export const Full: Story = {
  tags: ['no-photo'],
  beforeEach: () => {
    const { storage } = navigator;
    const estimate = storage.estimate.bind(storage);
    storage.estimate = async () => ({ quota: 10, usage: 10 });
    return () => {
      storage.estimate = estimate;
    };
  },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openForm(context);
    const form = within(dialog);
    await userEvent.selectOptions(form.getByLabelText('Canción'), 'trk_luna');
    await choose(dialog, await makeVideo({ seconds: 3 }));
    await form.findByText('Se ve de 0 s a 3 s: 3 s.');
    await userEvent.click(form.getByRole('button', { name: 'Crear Canvas' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(/No cabe otro video/);
    await expect(form.getByLabelText('Canción')).toHaveValue('trk_luna');
  },
};
/** What was typed is there again after the form was left. */
export const Recovered: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const { userEvent } = context;
    const first = within(await openForm(context));
    await userEvent.type(first.getByLabelText('Descripción'), 'El mar');
    await userEvent.click(first.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = within(await openForm(context));
    await expect(again.getByLabelText('Descripción')).toHaveValue('El mar');
    await userEvent.click(again.getByRole('button', { name: 'Empezar de cero' }));
    await expect(again.getByLabelText('Descripción')).toHaveValue('');
  },
};
/** It asks before a video and its figures go. */
export const Remove: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Eliminar el Canvas de Patio' }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Eliminar Canvas' }));
    await waitFor(() => expect(called).toHaveBeenCalledWith('cnv_approved'));
  },
};
/** All artists of a label in one list, each canvas with its artist; to make one asks for whom. */
export const WholeLabel: Story = {
  tags: ['no-photo'],
  parameters: {
    state: signedIn({ id: owner, role: 'label' }),
    screen: area.screens.find(({ name }) => name === 'canvas'),
    msw: {
      handlers: [
        answerWorkspaces(),
        ...answers(each.map((canvas) => ({ ...canvas, artistId: 'sample-artist-2' }))),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText('Bruma del Sur'))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Crear Canvas' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Para quién?' }));
    await userEvent.click(question.getByRole('button', { name: /Bruma del Sur/ }));
    await expect(await screen.findByRole('dialog', { name: /Canvas/ })).toBeVisible();
  },
};

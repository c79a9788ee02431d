import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import {
  expect,
  fireEvent,
  fn,
  screen,
  spyOn,
  userEvent as platform,
  waitFor,
  within,
} from 'storybook/test';
import { outbox } from '@/entities/outbox';
import { deliverWaiting } from '@/entities/outbox/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { makeStory, storyTimes } from '@/entities/story/index.testing';
import { newStories } from '@/features/create-story';
import type { Story as AStory } from '@/shared/contract/story.ts';
import { makeVideo } from '@/shared/video/testing/make-video.ts';
import { StoryViewer } from '@/widgets/story-viewer';
import { answersForAdmin, answerWorkspaces } from '@/widgets/workspace/index.testing';
import { area } from '../../area';
import { StoriesPage } from './StoriesPage';

const owner = 'usr_vera';
const words = {
  type: 'text',
  content: 'Mañana a las ocho, desde el balcón.',
  backgroundColor: '#1b1020',
  textColor: '#ffffff',
} as const;

/** One of each kind. */
const each: AStory[] = [
  makeStory('sto_1', {
    ...storyTimes(0.2),
    ...words,
    caption: 'Ensayo abierto',
    views: 12,
    likes: 3,
  }),
  makeStory('sto_2', { ...storyTimes(3.5), trackId: 'trk_luna', trackTitle: 'Luna de ámbar' }),
  makeStory('sto_3', { ...storyTimes(20.5), type: 'audio', content: '', caption: 'Una idea' }),
];
const others = [
  makeStory('sto_4', { ...storyTimes(1.5), artistName: 'Los Martes Impares', caption: 'La pared' }),
];

const called = fn();
const answers = (mine: AStory[], theirs: AStory[] = others) => [
  http.get('*/api/promotion/my-stories', () => HttpResponse.json(mine)),
  http.get('*/api/promotion/stories', () => HttpResponse.json(theirs)),
  http.get('*/api/promotion/canvas/tracks', () =>
    HttpResponse.json([
      { id: 'trk_luna', title: 'Luna de ámbar', artist: 'Nora Quintavalle', isOut: true },
      { id: 'trk_patio', title: 'Patio', artist: 'Nora Quintavalle', isOut: false },
    ]),
  ),
  http.delete('*/api/promotion/my-stories/:id', ({ params }) => {
    called(params['id']);
    return new HttpResponse(null, { status: 204 });
  }),
  http.post('*/api/promotion/*', () => {
    called('post');
    return new HttpResponse(null, { status: 500 });
  }),
];
/** Stories that go when they are asked to. */
function storiesThatGo() {
  let mine: AStory[] = [];
  const begin = () => {
    mine = each;
  };
  const handlers = [
    http.delete('*/api/promotion/my-stories/:id', ({ params }) => {
      mine = mine.filter(({ id }) => id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('*/api/promotion/my-stories', () => HttpResponse.json(mine)),
    ...answers([]),
  ];
  return { begin, handlers };
}
const removing = storiesThatGo();
const failing = (code: string, status: number) => [
  http.get('*/api/promotion/*', () => HttpResponse.json({ code, error: code }, { status })),
];

const meta = {
  title: 'Screens/Promotion/Stories (historias)',
  component: StoriesPage,
  args: { title: 'Historias' },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/artist-stories',
    state: signedIn({ id: owner, role: 'artist', displayName: 'Nora Quintavalle' }),
    msw: { handlers: answers(each) },
  },
  // They come when they are asked for: they are there before the story looks for them.
  loaders: [() => Promise.all([import('./create/CreateDialog'), StoryViewer.load()])],
  beforeEach: () => {
    called.mockClear();
    localStorage.clear();
    return () => localStorage.clear();
  },
} satisfies Meta<typeof StoriesPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Labels of age and of what is left, to the letter. */
export const Ready: Story = {
  tags: ['state:default', 'state:variants'],
  play: async ({ canvas }) => {
    const first = within(await canvas.findByRole('article', { name: 'Ensayo abierto' }));
    await expect(first.getByText('Hace unos minutos · 24h restantes')).toBeVisible();
    await expect(first.getByText('12 vistas')).toBeVisible();
    await expect(first.getByText('3 me gusta')).toBeVisible();
    await expect(first.getByText('0 comentarios')).toBeVisible();
    await expect(canvas.getByText('Hace 3h · 21h restantes')).toBeVisible();
    await expect(canvas.getByText('Hace 20h · 4h restantes')).toBeVisible();
    const other = await canvas.findByRole('article', { name: 'Los Martes Impares' });
    await expect(other).toHaveTextContent('La pared');
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: { handlers: answers([], []) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tienes historias activas')).toBeVisible();
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: { handlers: [http.get('*/api/promotion/*', () => delay('infinite'))] } },
};
/** Where the server does not answer, the example stands there. */
export const Sample: Story = {
  tags: ['state:sample'],
  parameters: { msw: { handlers: [http.get('*/api/promotion/*', () => HttpResponse.error())] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Ensayo abierto' })).toBeVisible();
    await expect(await canvas.findByRole('article', { name: 'Candela Ruán' })).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['no-photo'],
  parameters: { msw: { handlers: failing('too-many-requests', 429) } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Reintentar' }))[0]).toBeVisible();
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
  makeStory(`sto_${index}`, { artistName: `Artista ${index + 1}`, caption: 'Hoy' }),
);
/** A long list is searched. */
export const Long: Story = {
  tags: ['state:no-match'],
  parameters: { msw: { handlers: answers([], many) } },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Buscar por artista o texto' });
    await userEvent.type(search, 'Artista 12');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await userEvent.clear(search);
    await userEvent.type(search, 'qwx');
    await expect(
      await canvas.findByText('Ninguna historia coincide con lo que buscas.'),
    ).toBeVisible();
  },
};
/** A story opens as large as the window, and the focus comes back to its card. */
export const Show: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const show = await canvas.findByRole('button', { name: 'Ver la historia: Ensayo abierto' });
    await userEvent.click(show);
    const viewer = await screen.findByRole('dialog', { name: 'Nora Quintavalle' }, patience);
    await waitFor(() => expect(within(viewer).getByText(words.content)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(show).toHaveFocus());
  },
};

/** Code and words of the form come when it is opened. */
const patience = { timeout: 5_000 };

const made = (id: string) => ({
  ...words,
  id,
  caption: 'Desde el balcón',
  trackId: null,
  trackTitle: '',
  fileKey: null,
  fileName: '',
  createdAt: new Date().toISOString(),
});
/** What is not delivered yet stands in front, says so, and can be edited or discarded. */
export const OnThisDevice: Story = {
  tags: ['state:pending'],
  beforeEach: () => {
    newStories.create({ owner }, made);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Una idea' });
    const [first] = canvas.getAllByRole('article');
    await expect(first).toHaveAccessibleName('Desde el balcón');
    await expect(canvas.getByText('Solo en este dispositivo')).toBeVisible();
  },
};
/** What was refused says why; its day has not begun, however long ago it was made, and it can be published anew. */
export const Refused: Story = {
  tags: ['state:failed'],
  beforeEach: () => {
    newStories.create({ owner }, (id) => ({ ...made(id), createdAt: '2026-11-01T10:00:00.000Z' }));
    const [item] = outbox.read(owner);
    outbox.refuse(owner, item?.id ?? '', 'Esta canción ya no está.');
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Esta canción ya no está.')).toBeVisible();
    await expect(canvas.getByText('Hace unos minutos · 24h restantes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Editar: Desde el balcón' }));
    const dialog = await screen.findByRole('dialog', { name: 'Editar historia' }, patience);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(canvas.queryByText('Esta canción ya no está.')).toBeNull());
    await expect(canvas.getByRole('article', { name: 'Desde el balcón' })).toBeVisible();
  },
};
/** A change that comes when it was delivered says so: nothing is lost or published twice. */
export const EditedTooLate: Story = {
  tags: ['no-photo'],
  beforeEach: () => {
    newStories.create({ owner }, made);
  },
  play: async (context) => {
    const { userEvent } = context;
    const form = await startEditing(context);
    deliverWaiting(owner);
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Esto ya se envió y no se puede cambiar.',
    );
    await expect(form.getByLabelText('Texto que la acompaña')).toHaveValue('Desde el balcón II');
    await expect(outbox.read(owner)).toEqual([]);
  },
};
/** Discarded meanwhile, it is not said to be sent: what was typed can be published as a new one, once. */
export const EditedDiscarded: Story = {
  tags: ['no-photo'],
  beforeEach: () => {
    newStories.create({ owner }, made);
  },
  play: async (context) => {
    const { userEvent } = context;
    const form = await startEditing(context);
    for (const { id } of outbox.read(owner)) outbox.remove(owner, id);
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(/^Esto ya no está: se descartó/);
    await expect(outbox.read(owner)).toEqual([]);
    await userEvent.click(form.getByRole('button', { name: 'Publicar historia' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(outbox.read(owner)).toMatchObject([{ name: 'Desde el balcón II' }]);
  },
};

/** Opens what waits and adds to its words, without saving yet. */
async function startEditing({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Editar: Desde el balcón' }, patience),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Editar historia' }, patience);
  const form = within(dialog);
  await userEvent.type(form.getByLabelText('Texto que la acompaña'), ' II');
  return form;
}

async function openForm({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Crear historia' }));
  const dialog = await screen.findByRole('dialog', { name: 'Crear historia' }, patience);
  await within(dialog).findByRole('option', { name: 'Luna de ámbar' });
  return { dialog, form: within(dialog) };
}
async function choose(dialog: HTMLElement, file: File) {
  const input = dialog.querySelector('input[type=file]');
  await platform.upload(input as HTMLInputElement, file, { applyAccept: false });
}
const publish = { name: 'Publicar historia' };

/** Nothing can be published without a caption, and nothing without content. */
export const Missing: Story = {
  tags: ['state:invalid'],
  play: async (context) => {
    const { form } = await openForm(context);
    await expect(form.getByRole('button', publish)).toBeDisabled();
    await context.userEvent.type(form.getByLabelText('Texto que la acompaña'), 'Hoy');
    await context.userEvent.click(form.getByRole('button', publish));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Por favor agrega contenido a tu historia',
    );
  },
};
/** Colours that cannot be read are measured, said, and mended with one press; then it waits here, without a request. */
export const Create: Story = {
  tags: ['state:success'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { form } = await openForm(context);
    await userEvent.click(form.getByRole('radio', { name: 'Texto' }));
    await userEvent.type(form.getByLabelText('Tu texto'), 'Mañana tocamos');
    await userEvent.type(form.getByLabelText('Texto que la acompaña'), 'Ensayo');
    await expect(form.getByText(/^Contraste 18,\d:1\. Se lee bien\.$/)).toBeVisible();
    const colour = form.getByLabelText('Color del texto');
    // Its window is the platform's: there are no keys to type.
    await fireEvent.change(colour, { target: { value: '#444444' } });
    await expect(await form.findByText(/Hace falta al menos 4,5:1/)).toBeVisible();
    await userEvent.click(form.getByRole('button', publish));
    await expect(await form.findByRole('alert')).toHaveTextContent(/no se lee bien/);
    await userEvent.click(form.getByRole('button', { name: 'Usar texto blanco' }));
    await expect(colour).toHaveValue('#ffffff');
    spyOn(outbox, 'add').mockImplementationOnce(() => {
      throw new Error('Nothing can be kept.');
    });
    await userEvent.click(form.getByRole('button', publish));
    await expect(
      await form.findByText('Error al publicar la historia. Inténtalo de nuevo.'),
    ).toBeVisible();
    await userEvent.dblClick(form.getByRole('button', publish));
    await expect(await screen.findByText('Historia publicada exitosamente!')).toBeInTheDocument();
    await expect(await canvas.findByText('Solo en este dispositivo')).toBeVisible();
    await expect(outbox.read(owner)).toHaveLength(1);
    await expect(called).not.toHaveBeenCalled();
  },
};

/** A video is checked before it waits; one that flashes is not taken. */
export const Video: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const { userEvent } = context;
    const { dialog, form } = await openForm(context);
    await userEvent.click(form.getByRole('radio', { name: 'Video' }));
    await userEvent.type(form.getByLabelText('Texto que la acompaña'), 'Luces');
    const colour = (second: number) => (Math.floor(second * 10) % 2 === 0 ? '#fff' : '#000');
    await choose(dialog, await makeVideo({ seconds: 2, height: 480, colour }));
    await expect(await form.findByText(/A partir del segundo .* el video parpadea/)).toBeVisible();
    await userEvent.click(form.getByRole('button', publish));
    await expect(await form.findByText(/El video parpadea demasiado/)).toBeVisible();
    await expect(outbox.read(owner)).toEqual([]);
  },
};
/** What a file is tells its content. */
export const WrongFile: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const { userEvent } = context;
    const { dialog, form } = await openForm(context);
    await userEvent.click(form.getByRole('radio', { name: 'Audio' }));
    await choose(dialog, new File(['hola'], 'idea.mp3', { type: 'audio/mpeg' }));
    // In its row, and said.
    await expect((await form.findAllByText(/No es un archivo de este tipo/))[0]).toBeVisible();
    await userEvent.click(form.getByRole('radio', { name: 'Foto' }));
    const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0];
    await choose(dialog, new File([new Uint8Array(png)], 'foto.png', { type: 'image/png' }));
    await expect((await form.findAllByText(/No pudimos leerlo/))[0]).toBeVisible();
  },
};
/** It asks before a story and its figures go. */
export const Remove: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Eliminar la historia: Una idea' }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Eliminar historia' }));
    await waitFor(() => expect(called).toHaveBeenCalledWith('sto_3'));
  },
};
/** By keyboard: the focus passes to the story before the last, which went. */
export const RemovedByKeyboard: Story = {
  tags: ['no-photo'],
  parameters: { msw: { handlers: removing.handlers } },
  beforeEach: () => removing.begin(),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Eliminar la historia: Una idea' })).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    screen.getByRole('button', { name: 'Eliminar historia' }).focus();
    await userEvent.keyboard(' ');
    const former = { name: makeStory('sto_2').caption };
    await waitFor(() => expect(canvas.getByRole('article', former)).toHaveFocus());
    await expect(canvas.queryByRole('article', { name: 'Una idea' })).toBeNull();
  },
};
/** What waits on this device is discarded by keyboard: the focus passes to the next story. */
export const DiscardedByKeyboard: Story = {
  ...OnThisDevice,
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'Ensayo abierto' });
    canvas.getByRole('button', { name: 'Descartar: Desde el balcón' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(outbox.read(owner)).toEqual([]);
    await waitFor(() =>
      expect(canvas.getByRole('article', { name: 'Ensayo abierto' })).toHaveFocus(),
    );
  },
};
/** All artists of a label in one list, each story with its artist. */
export const WholeLabel: Story = {
  tags: ['no-photo'],
  parameters: {
    state: signedIn({ id: owner, role: 'label' }),
    screen: area.screens.find(({ name }) => name === 'stories'),
    msw: {
      handlers: [
        answerWorkspaces(),
        ...answers(each.map((story) => ({ ...story, artistId: 'sample-artist-2' }))),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Bruma del Sur'))[0]).toBeVisible();
  },
};

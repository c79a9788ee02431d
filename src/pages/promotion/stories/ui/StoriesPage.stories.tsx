import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { outbox } from '@/entities/outbox';
import { signedIn } from '@/entities/session/index.testing';
import { makeStory } from '@/entities/story/index.testing';
import type { Story as AStory } from '@/shared/contract/story.ts';
import { answersForAdmin, answerWorkspaces } from '@/widgets/workspace/index.testing';
import { answerByKeyboard, findsRole, findsText } from '@/shared/testing';
import { area } from '../../area';
import { storyItem } from '../model/story-item';
import { answers, called, each, made, ofTool, owner, words } from '../testing/story-answers';
import { StoriesPage } from './StoriesPage';

/** A server whose stories can be deleted. */
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
  ...ofTool,
} satisfies Meta<typeof StoriesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves stories: Labels on the screen
/** Exact labels of age and time left. */
export const Ready: Story = {
  tags: ['state:default', 'state:variants', 'state:narrow'],
  play: async ({ canvas }) => {
    const first = within(await canvas.findByRole('article', { name: 'Ensayo abierto' }));
    await expect(first.getByText('Hace 12 min · quedan 23 h')).toBeVisible();
    await expect(first.getByText('12 vistas')).toBeVisible();
    await expect(first.getByText('3 me gusta')).toBeVisible();
    await expect(first.getByText('0 comentarios')).toBeVisible();
    await expect(canvas.getByText('Hace 3 h · quedan 20 h')).toBeVisible();
    await expect(canvas.getByText('Hace 20 h · quedan 3 h')).toBeVisible();
    const other = await canvas.findByRole('article', { name: 'Los Martes Impares' });
    await expect(other).toHaveTextContent('La pared');
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: { handlers: answers([], []) } },
  play: findsText('No tienes historias activas'),
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: { handlers: [http.get('*/api/promotion/*', () => delay('infinite'))] } },
};
/** Sample data while the server does not answer. */
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
  play: async ({ canvas }) =>
    expect((await canvas.findAllByRole('button', { name: 'Reintentar' }))[0]).toBeVisible(),
};
export const NoArtist: Story = {
  tags: ['state:not-found'],
  parameters: { msw: { handlers: failing('not-found', 404) } },
  play: findsText('Tu cuenta no habla por ningún artista'),
};
/** An admin starts with the most heard artist. */
export const Admin: Story = {
  tags: ['state:admin'],
  parameters: {
    state: signedIn({ id: owner, role: 'admin' }),
    msw: { handlers: [...answersForAdmin, ...answers(each)] },
  },
  play: findsRole('heading', { name: 'Nora Quintavalle' }),
};
const many = Array.from({ length: 12 }, (_, index) =>
  makeStory(`sto_${index}`, { artistName: `Artista ${index + 1}`, caption: 'Hoy' }),
);
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
/** A story opens full screen, and the focus returns to its card. */
export const Show: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const show = await canvas.findByRole('button', { name: 'Ver la historia: Ensayo abierto' });
    await userEvent.click(show);
    const viewer = await screen.findByRole('dialog', { name: 'Nora Quintavalle' });
    await waitFor(() => expect(within(viewer).getByText(words.content)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(show).toHaveFocus());
  },
};

/** A pending story comes first, says so, and can be edited or discarded. */
export const OnThisDevice: Story = {
  tags: ['state:pending'],
  beforeEach: () => {
    storyItem.create({ owner }, made);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Una idea' });
    const [first] = canvas.getAllByRole('article');
    await expect(first).toHaveAccessibleName('Desde el balcón');
    await expect(canvas.getByText('Solo en este dispositivo')).toBeVisible();
  },
};
// Proves stories: On this device, rejected, made again
/** A rejected story shows the reason; its day has not started, and it can be published again. */
export const Refused: Story = {
  tags: ['state:failed'],
  beforeEach: () => {
    storyItem.create({ owner }, made);
    const [item] = outbox.read(owner);
    outbox.refuse(owner, item?.id ?? '', 'Esta canción ya no está.');
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Esta canción ya no está.')).toBeVisible();
    await expect(canvas.getByText('Hace un momento · quedan 24 h')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Editar: Desde el balcón' }));
    const dialog = await screen.findByRole('dialog', { name: 'Editar historia' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(canvas.queryByText('Esta canción ya no está.')).toBeNull());
    await expect(await canvas.findByRole('article', { name: 'Desde el balcón' })).toBeVisible();
  },
};
/** Asks before it deletes a story with its figures. */
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
/** By keyboard: after the last story is removed, the focus moves to the previous one. */
export const RemovedByKeyboard: Story = {
  tags: ['no-photo'],
  parameters: { msw: { handlers: removing.handlers } },
  beforeEach: () => removing.begin(),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Eliminar la historia: Una idea' })).focus();
    await userEvent.keyboard('{Enter}');
    await answerByKeyboard('Eliminar historia');
    const former = { name: makeStory('sto_2').caption };
    await waitFor(() => expect(canvas.getByRole('article', former)).toHaveFocus());
    await expect(canvas.queryByRole('article', { name: 'Una idea' })).toBeNull();
  },
};
// Proves outbox: Created by a tool: discarded by keyboard
/** By keyboard: after a pending story is discarded, the focus moves to the next one. */
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
/** All artists of a label in one list with their names. */
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
  play: async ({ canvas }) =>
    expect((await canvas.findAllByText('Bruma del Sur'))[0]).toBeVisible(),
};

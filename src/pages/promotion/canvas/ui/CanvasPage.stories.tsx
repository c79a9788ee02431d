import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { makeCanvas } from '@/entities/canvas/index.testing';
import { outbox } from '@/entities/outbox';
import { signedIn } from '@/entities/session/index.testing';
import { answersForAdmin, answerWorkspaces } from '@/widgets/workspace/index.testing';
import { findsRole, findsText } from '@/shared/testing';
import { area } from '../../area';
import { canvasItem } from '../model/canvas-item';
import { answers, called, each, made, ofTool, owner } from '../testing/canvas-answers';
import { CanvasPage } from './CanvasPage';

const failing = (code: string, status: number) => [
  http.get('*/api/promotion/canvas', () => HttpResponse.json({ code, error: code }, { status })),
];

const meta = {
  title: 'Screens/Promotion/Canvas',
  component: CanvasPage,
  args: { title: 'Canvas' },
  ...ofTool,
} satisfies Meta<typeof CanvasPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves canvas: The five states
/** One canvas per status, above the requirements, which are folded. */
export const Ready: Story = {
  tags: ['state:default', 'state:variants', 'state:narrow'],
  play: async ({ canvas }) => {
    const live = within(await canvas.findByRole('article', { name: 'Luna de ámbar' }));
    await expect(canvas.getByText('720x720 (1:1)')).not.toBeVisible();
    await expect(live.getByText('En vivo')).toBeVisible();
    await expect(live.getByText(/18,5K vistas · 12,4/)).toBeVisible();
    const rejected = within(canvas.getByRole('article', { name: 'Sal y madera' }));
    await expect(rejected.getByText(/Comentario editorial: Lleva el título/)).toBeVisible();
    for (const word of ['Aprobado', 'En revisión', 'Rechazado', 'Borrador']) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: { handlers: answers([]) } },
  play: findsText('No tienes Canvas aún'),
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: { handlers: [http.get('*/api/promotion/canvas', () => delay('infinite'))] } },
};
/** Sample data while the server does not answer. */
export const Sample: Story = {
  tags: ['state:sample'],
  parameters: {
    msw: { handlers: [http.get('*/api/promotion/canvas', () => HttpResponse.error())] },
  },
  play: findsRole('article', { name: 'La vuelta larga' }),
};
export const Failed: Story = {
  tags: ['no-photo'],
  parameters: { msw: { handlers: failing('too-many-requests', 429) } },
  play: findsRole('button', { name: 'Reintentar' }),
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
  makeCanvas(`cnv_${index}`, {
    trackTitle: `Canción ${index + 1}`,
    status: index === 0 ? 'live' : 'pending',
  }),
);
/** A long list has a search and state chips. */
export const Long: Story = {
  tags: ['state:no-match'],
  parameters: { msw: { handlers: answers(many) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'En vivo 1' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Todos 12' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar por canción' }), 'qwx');
    await expect(
      await canvas.findByText('Ningún Canvas coincide con lo que buscas.'),
    ).toBeVisible();
  },
};

// Proves outbox: Created by a tool: no review state before delivery
/**
 * A pending canvas comes first, says so instead of being in review, and can be edited or
 * discarded.
 */
export const OnThisDevice: Story = {
  tags: ['state:pending'],
  beforeEach: () => {
    canvasItem.create({ owner }, made);
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article');
    await expect(first).toHaveAccessibleName('Marea alta');
    await expect(within(first as HTMLElement).queryByText('En revisión')).toBeNull();
    await expect(canvas.getByText('Solo en este dispositivo')).toBeVisible();
  },
};
// Proves canvas: On this device, rejected
/** A rejected delivery shows the reason, and can be edited and resent. */
export const Refused: Story = {
  tags: ['state:failed'],
  beforeEach: () => {
    canvasItem.create({ owner }, made);
    const [item] = outbox.read(owner);
    outbox.refuse(owner, item?.id ?? '', 'Esta canción ya no está entre las del artista.');
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/ya no está entre las del artista/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Editar: Marea alta' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar Canvas' }));
    await expect(dialog.getByLabelText('O la dirección del video')).toHaveValue(
      'https://example.com/marea.mp4',
    );
  },
};
/** The preview plays in a dialog with its own address. */
export const Preview: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver el Canvas de Patio' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Canvas de «Patio»' }));
    await expect(dialog.getByText('El video todavía no está disponible.')).toBeVisible();
  },
};
// Proves canvas: Another version
/** A new version of a delivered canvas has its track preselected. */
export const Again: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: {
      handlers: answers([
        makeCanvas('cnv_1', { status: 'rejected', trackId: 'trk_patio', trackTitle: 'Patio' }),
      ]),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Enviar otra versión del Canvas de Patio' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Crear Canvas' }));
    await dialog.findByRole('option', { name: 'Patio (por publicar)' });
    await expect(dialog.getByLabelText('Canción')).toHaveValue('trk_patio');
  },
};
/** Asks before it deletes a video with its figures. */
export const Remove: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Más acciones de Patio' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar Canvas' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Eliminar Canvas' }));
    await waitFor(() => expect(called).toHaveBeenCalledWith('cnv_approved'));
  },
};
// Proves ownership: Each thing names its artist, and to make one asks for whom
/** All artists of a label in one list with their names; creating one asks for which artist. */
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { buildShare, buildSharedTracks } from '@/entities/recording-share/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import type { SharedTracks as Tracks } from '@/shared/contract/recording-share.ts';
import { longName, refused, typed, unanswered } from '@/shared/testing';
import { SharedTracks } from './SharedTracks';

const path = '*/api/label/artists/:id/recording-shares';

/** Sent proposals. */
const sent = fn();

const answers = (shown: Tracks) => [
  http.get(path, () => HttpResponse.json(shown)),
  http.post(path, async ({ request }) => {
    sent(await request.json());
    return HttpResponse.json({ id: 'shr_9' }, { status: 201 });
  }),
  http.delete('*/api/label/recording-shares/:id', ({ params }) => {
    sent(params['id']);
    return new HttpResponse(null, { status: 204 });
  }),
];

const meta = {
  title: 'Work/Payments/Recording shares (repartos)',
  component: SharedTracks,
  argTypes: { scope: typed('ShareScope') },
  args: { scope: { of: 'label', artist: 'art_1', label: 'lbl_1' } },
  parameters: {
    guide: {
      use: 'Where a label or an artist decides who shares what a recording earns.',
      do: ['Show the parts that hold and the proposal that waits; earlier ones on request.'],
      dont: ['Show it to a payee, who has a screen of their own without the names of the others.'],
      keyboard: [
        {
          keys: 'Tab',
          effect: 'Reaches the list, each recording’s act, and the fields of its form.',
        },
      ],
    },
    frame: 'page',
    state: signedIn({ role: 'label', displayName: 'Marejada Records' }),
    msw: answers(buildSharedTracks()),
  },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof SharedTracks>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const open = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Ver las grabaciones' }));

async function openForm(context: Context, title: string) {
  await open(context);
  const button = await context.canvas.findByRole('button', { name: `Repartir «${title}»` });
  await context.userEvent.click(button);
  return within(await screen.findByRole('dialog'));
}

export const Default: Story = {
  tags: ['state:default'],
  play: async (context) => {
    await open(context);
    const { canvas } = context;
    await expect(await canvas.findByText('Vale hoy')).toBeVisible();
    await expect(canvas.getByText('Íñigo Salas')).toBeVisible();
    await expect(canvas.getByText('Todo es del artista.')).toBeVisible();
    await expect(canvas.getByText('Por aceptar')).toBeVisible();
    await expect(canvas.getByText('ruth@example.com')).toBeVisible();
  },
};
// Proves recording-shares: Remainder while typing
/** A new sheet, with the remainder while typing. */
export const Proposes: Story = {
  tags: ['state:variants'],
  play: async (context) => {
    const { userEvent } = context;
    const form = await openForm(context, 'Marea alta');
    const [artist, other] = form.getAllByRole('textbox', { name: 'Parte (%)' });
    if (artist === undefined || other === undefined) throw new Error('Two parts are missing.');
    await userEvent.type(artist, '70');
    await waitFor(() => expect(form.getByText(/Falta repartir 30/)).toBeVisible());
    await userEvent.type(other, '32,5');
    await waitFor(() => expect(form.getByText(/Sobra 2,5/)).toBeVisible());
    await userEvent.clear(other);
    await userEvent.type(other, '30');
    await waitFor(() => expect(form.getByText('Suman 100 %.')).toBeVisible());
    await userEvent.type(
      form.getByRole('textbox', { name: 'Email de su cuenta' }),
      'ruth@example.com',
    );
    await userEvent.click(form.getByRole('button', { name: 'Proponer reparto' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        trackId: 'trk_2',
        parts: [
          { role: 'main', part: 70 },
          { role: 'producer', part: 30, email: 'ruth@example.com' },
        ],
      }),
    );
  },
};
/** Begins with those who have a part, who stay named. */
export const Changes: Story = {
  tags: ['state:open'],
  play: async (context) => {
    const form = await openForm(context, 'Luna de agosto');
    await expect(form.getByText('Ruth Belmonte')).toBeVisible();
    await expect(form.queryByRole('button', { name: 'Quitar la parte 2' })).toBeNull();
    await context.userEvent.click(form.getByRole('button', { name: 'Añadir a alguien' }));
    await expect(form.getByRole('button', { name: 'Quitar la parte 4' })).toBeVisible();
  },
};
export const Invalid: Story = {
  tags: ['state:invalid'],
  play: async (context) => {
    const form = await openForm(context, 'Marea alta');
    await context.userEvent.click(form.getByRole('button', { name: 'Proponer reparto' }));
    await expect(await form.findByText('Las partes tienen que sumar 100 %.')).toBeVisible();
    await expect(form.getByText('Escribe el email de su cuenta.')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};
/** No field takes the focus for parts that do not add up: their error comes into view. */
export const DoNotAddUp: Story = {
  tags: ['state:invalid', 'no-photo'],
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    const form = await openForm(context, 'Marea alta');
    const email = form.getByRole('textbox', { name: 'Email de su cuenta' });
    await context.userEvent.type(email, 'ruth@example.com');
    const [artist, other] = form.getAllByRole('textbox', { name: 'Parte (%)' });
    if (artist === undefined || other === undefined) throw new Error('Two parts are missing.');
    await context.userEvent.type(artist, '60');
    await context.userEvent.type(other, '30');
    await context.userEvent.click(form.getByRole('button', { name: 'Proponer reparto' }));
    const fault = await form.findByText('Las partes tienen que sumar 100 %.');
    await waitFor(() => expect(fault.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
  },
};
/** The server's sentence is shown at the parts. */
export const Refused: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [
      http.post(path, () =>
        HttpResponse.json(
          {
            code: 'invalid',
            error: 'Revisa los campos.',
            fields: { parts: 'Ruth Belmonte tiene hoy una parte.' },
          },
          { status: 400 },
        ),
      ),
      ...answers(buildSharedTracks()),
    ],
  },
  play: async (context) => {
    const form = await openForm(context, 'Luna de agosto');
    await context.userEvent.click(form.getByRole('button', { name: 'Proponer reparto' }));
    await expect(await form.findByText('Ruth Belmonte tiene hoy una parte.')).toBeVisible();
  },
};
export const Withdraws: Story = {
  tags: ['state:variants'],
  play: async (context) => {
    await open(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Retirar' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Retirar reparto' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('shr_3'));
  },
};
/** An artist under a label reads. */
export const ReadOnly: Story = {
  tags: ['state:variants'],
  args: { scope: { of: 'artist', artist: undefined } },
  parameters: {
    msw: [
      http.get('*/api/artist/recording-shares', () =>
        HttpResponse.json(buildSharedTracks({ canPropose: false })),
      ),
    ],
  },
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByText(/los propone tu disquera/)).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: /Repartir/ })).toBeNull();
    await expect(context.canvas.queryByRole('link')).toBeNull();
  },
};
// Proves recording-shares: Led to the answer
/** An artist whose answer is missing is led to where it is given. */
export const WaitsForArtist: Story = {
  tags: ['state:variants'],
  args: { scope: { of: 'artist', artist: undefined } },
  parameters: {
    msw: [
      http.get('*/api/artist/recording-shares', () =>
        HttpResponse.json(
          buildSharedTracks({
            canPropose: false,
            tracks: buildSharedTracks().tracks.map((track) => ({
              ...track,
              shares: track.shares.map((share) => ({
                ...share,
                parts: share.parts.map((part) =>
                  share.state === 'proposed' ? { ...part, state: 'waiting' } : part,
                ),
              })),
            })),
          }),
        ),
      ),
    ],
  },
  play: async (context) => {
    await open(context);
    const link = await context.canvas.findByRole('link', { name: 'Responder en «Tus partes»' });
    await expect(link).toHaveAttribute('href', '/recording-parts');
  },
};
export const Declined: Story = {
  tags: ['state:variants'],
  parameters: {
    msw: answers(
      buildSharedTracks({
        tracks: [
          {
            id: 'trk_1',
            name: 'Luna de agosto',
            shares: [
              buildShare({
                state: 'declined',
                isInForce: false,
                parts: buildShare().parts.map((part) =>
                  part.position === 2
                    ? { ...part, state: 'declined', reason: 'Falta el puente.' }
                    : part,
                ),
              }),
            ],
          },
        ],
      }),
    ),
  },
  play: async (context) => {
    await open(context);
    const { canvas, userEvent } = context;
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Ver todos los repartos de «Luna de agosto»' }),
    );
    await expect(canvas.getByText('Motivo: Falta el puente.')).toBeVisible();
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answers(buildSharedTracks({ tracks: [] })) },
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByText('Ninguna grabación todavía')).toBeVisible();
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [unanswered(path)] },
  play: open,
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refused(path, 'not-found')] },
  play: open,
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: answers(
      buildSharedTracks({
        tracks: [
          {
            id: 'trk_1',
            name: longName,
            shares: [
              buildShare({
                parts: buildShare().parts.map((part) => ({ ...part, name: longName })),
              }),
            ],
          },
        ],
      }),
    ),
  },
  play: open,
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await openForm(context, 'Marea alta');
  },
};

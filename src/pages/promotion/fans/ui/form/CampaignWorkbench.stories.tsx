import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { outbox } from '@/entities/outbox';
import { deliverWaiting } from '@/entities/outbox/index.testing';
import { dayFromToday } from '@/shared/lib/form';
import { campaignItem } from '../../model/campaign-item';
import {
  aboutConcert,
  answers,
  beginAnew,
  choose,
  done,
  inTab,
  loaders,
  ofTool,
  owner,
} from '../../testing/fan-answers';
import { FansPage } from '../FansPage';

const meta = {
  title: 'Work/Promotion/Fans First workbench (campaña)',
  component: FansPage,
  args: { title: 'Fan Engagement' },
  parameters: ofTool,
  loaders,
  beforeEach: beginAnew,
} satisfies Meta<typeof FansPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps a pending campaign on this device. */
const keepOne = () => {
  campaignItem.create({ owner }, (id) => ({
    id,
    title: 'Ensayo abierto',
    description: 'Treinta sillas.',
    type: 'early_access',
    startDate: dayFromToday(0),
    endDate: dayFromToday(30),
    eligibleTiers: [],
    maxParticipants: 100,
    rewards: [],
    concertId: null,
  }));
};

// Proves fans: What fans will see, beside the form of a campaign
/** The preview beside the fields updates while typing. */
export const Ready: Story = {
  tags: ['state:default', 'low'],
  parameters: { address: '/fan-engagement?tab=fans-first&new=campaign' },
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Crear campaña Fans First' }));
    await userEvent.type(form.getByLabelText('Título'), 'Ensayo abierto');
    await userEvent.type(form.getByLabelText('Recompensas'), 'Una silla{Enter}');
    const preview = within(form.getByRole('region', { name: 'Vista previa' }));
    const offer = await preview.findByRole('article', { name: 'Ensayo abierto' });
    await expect(offer).toHaveTextContent('Una silla');
    await expect(offer).toHaveTextContent('Quedan 100 de 100 lugares');
    await expect(form.getByText(/^Guardado /)).toBeVisible();
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  parameters: { address: '/fan-engagement?tab=fans-first&new=campaign' },
  globals: { viewport: { value: 'narrow' } },
};
// Proves fans: An address without a tab
/** An address without a tab opens the form too. */
export const WithoutTab: Story = {
  tags: ['no-photo'],
  parameters: { address: '/fan-engagement?new=campaign' },
  play: async ({ canvas }) => {
    await expect(
      await screen.findByRole('dialog', { name: 'Crear campaña Fans First' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('tab', { name: 'Fans First', selected: true, hidden: true }),
    ).toBeInTheDocument();
  },
};
/** An address that edits a missing campaign says so. */
export const Gone: Story = {
  tags: ['no-photo'],
  parameters: { address: '/fan-engagement?tab=fans-first&edit=c9' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Ensayo abierto' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** The server's error shows at its field and is counted. */
export const Refused: Story = {
  tags: ['state:failed'],
  parameters: {
    address: '/fan-engagement?tab=fans-first&edit=c4',
    msw: [
      http.put('*/api/promotion/fans/campaigns/:id', () =>
        HttpResponse.json(
          {
            code: 'invalid',
            error: 'Revisa los datos.',
            fields: { concertId: 'Ese concierto ya no está.' },
          },
          { status: 422 },
        ),
      ),
      ...answers(),
    ],
  },
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Editar campaña' }));
    await userEvent.selectOptions(form.getByLabelText('Tipo de campaña'), 'Entradas de concierto');
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    await expect(await form.findByText('Ese concierto ya no está.')).toBeVisible();
    await expect(form.getByText('Revisa los datos.')).toBeVisible();
    await expect(await form.findByRole('button', { name: /^1 / })).toBeVisible();
  },
};

// Proves fans: Required fields
/** Missing values show at their fields and as an alert; nothing is kept. */
export const Incomplete: Story = {
  tags: ['state:invalid'],
  parameters: { address: '/fan-engagement?tab=fans-first&new=campaign' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Crear campaña' }));
    await expect(
      await screen.findByText('Por favor completa todos los campos obligatorios'),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Título')).toHaveFocus());
    await expect(outbox.read(owner)).toHaveLength(0);
  },
};
// Proves fans: A campaign created without a request
/** A new campaign is a draft for the ticked tiers only. */
export const CampaignMade: Story = {
  tags: ['state:success'],
  parameters: inTab('fans-first', { offered: [] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nueva campaña' }));
    await userEvent.type(await screen.findByLabelText('Título'), 'Ensayo abierto');
    await userEvent.type(screen.getByLabelText('Descripción'), 'Treinta sillas.');
    await userEvent.click(screen.getByRole('checkbox', { name: /^VIP/ }));
    spyOn(outbox, 'add').mockImplementationOnce(() => {
      throw new Error('Nothing can be kept.');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Crear campaña' }));
    await expect(
      await screen.findByText('Error al crear la campaña. Inténtalo de nuevo.'),
    ).toBeVisible();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Crear campaña' }));
    await expect(
      await screen.findByText('Campaña Fans First creada exitosamente!'),
    ).toBeInTheDocument();
    const card = await canvas.findByRole('article', { name: 'Ensayo abierto' });
    await expect(within(card).getByText('Borrador')).toBeVisible();
    await expect(within(card).getByText('0 de 100 participantes')).toBeVisible();
    await expect(within(card).getByText('Solo en este dispositivo')).toBeVisible();
    await expect(outbox.read(owner)).toHaveLength(1);
    await expect(outbox.read(owner)[0]?.body).toMatchObject({
      eligibleTiers: ['vip'],
      maxParticipants: 100,
    });
  },
};
export const CampaignEditedTooLate: Story = {
  tags: ['no-photo'],
  parameters: inTab('fans-first', { offered: [] }),
  beforeEach: keepOne,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar: Ensayo abierto' }));
    await userEvent.type(await screen.findByLabelText('Descripción'), ' O más.');
    deliverWaiting(owner);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await expect(
      await screen.findByText('Esto ya se envió. Ciérralo y edítalo en la lista.'),
    ).toBeVisible();
    await expect(outbox.read(owner)).toEqual([]);
    await expect(screen.getByLabelText('Descripción')).toHaveValue('Treinta sillas. O más.');
  },
};
// Proves fans: The same of a campaign
/** A campaign of a concert offers tickets until its day. */
export const CampaignOfConcert: Story = {
  tags: ['no-photo'],
  parameters: aboutConcert('fans-first', 'campaign'),
  play: async () => {
    await expect(await screen.findByLabelText('Título')).toHaveValue(
      'Entradas para Madrid antes que nadie',
    );
    await expect(screen.getByLabelText('Descripción')).toHaveValue(
      'Gira del faro, el 5 de diciembre de 2026 en Teatro Circo Price. Apúntate y compra tu entrada antes que el resto.',
    );
    await expect(screen.getByLabelText('Tipo de campaña')).toHaveValue('concert_tickets');
    await expect(screen.getByLabelText('Último día')).toHaveValue('2026-12-05');
    await expect(await screen.findByLabelText('Concierto de la preventa')).toHaveValue('con_2');
  },
};
// Proves fans: Leaving an edit
/** A delivered draft can be edited; leaving with changes asks. */
export const DraftEdited: Story = {
  tags: ['no-photo'],
  parameters: inTab('fans-first'),
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, /de Ensayo abierto$/, 'Editar');
    await userEvent.type(await screen.findByLabelText('Título'), ' al público');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Seguir aquí' }));
    await expect(await screen.findByLabelText('Título')).toHaveValue('Ensayo abierto al público');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() =>
      expect(done).toHaveBeenCalledWith('PUT c4', {
        title: 'Ensayo abierto al público',
        seen: { title: 'Ensayo abierto' },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { makeConcert } from '@/entities/concert/index.testing';
import type { Concert } from '@/shared/contract/concert.ts';
import { answerByKeyboard } from '@/shared/testing';
import { answers, beginAnew, choose, ofTool, parts } from '../testing/concert-answers';
import { ConcertsPage } from './ConcertsPage';

/** A server with a concert that changes before it is ended. */
function changedBeforeItEnds() {
  const first = makeConcert('con_2', { status: 'on_sale', ticketsSold: 40, version: 1 });
  let concert = first;
  let isEnded = false;
  const begin = () => {
    concert = first;
    isEnded = false;
  };
  const end = ({ request }: { request: Request }) => {
    if (new URL(request.url).searchParams.get('version') !== '2') {
      const title = 'Gira suya';
      concert = { ...concert, title, date: '2027-01-09', status: 'sold_out', version: 2 };
      return HttpResponse.json({ code: 'duplicate', error: 'Cambió.' }, { status: 409 });
    }
    isEnded = true;
    return new HttpResponse(null, { status: 204 });
  };
  const handlers = [
    http.delete('*/api/promotion/concerts/con_2', end),
    http.get('*/api/promotion/concerts/artist', () => HttpResponse.json(isEnded ? [] : [concert])),
    ...answers(),
  ];
  return { begin, handlers };
}

const ending = changedBeforeItEnds();

/** A server with two concerts that can be ended. */
function twoThatGo() {
  let concerts: Concert[] = [];
  const begin = () => {
    concerts = [makeConcert('con_1', { title: 'Azahar' }), makeConcert('con_2')];
  };
  const handlers = [
    http.delete('*/api/promotion/concerts/:id', ({ params }) => {
      concerts = concerts.filter(({ id }) => id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('*/api/promotion/concerts/artist', () => HttpResponse.json(concerts)),
    ...answers(),
  ];
  return { begin, handlers };
}

const removing = twoThatGo();

const meta = {
  title: 'Work/Concerts/End dialog',
  component: ConcertsPage,
  args: { title: 'Gestión de Conciertos' },
  parameters: ofTool,
  loaders: parts,
  beforeEach: beginAnew,
} satisfies Meta<typeof ConcertsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Removed: Story = {
  tags: ['state:default'],
  parameters: {
    msw: [
      ...answers(),
      http.delete('*/api/promotion/concerts/con_4', () => new HttpResponse(null, { status: 204 })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Azahar', 'Eliminar concierto');
    await waitFor(() => expect(screen.getByText('¿Eliminar «Azahar»?')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar concierto' }));
    await waitFor(() => expect(screen.getByText('Eliminaste «Azahar».')).toBeVisible());
  },
};

// Proves shell: What disappears passes its focus on
export const RemovedByKeyboard: Story = {
  tags: ['no-photo'],
  parameters: { msw: removing.handlers },
  beforeEach: () => removing.begin(),
  play: async ({ canvas, userEvent }) => {
    const remove = async (title: string) => {
      (await canvas.findByRole('button', { name: `Más opciones de ${title}` })).focus();
      await userEvent.keyboard('{Enter}');
      (await screen.findByRole('menuitem', { name: 'Eliminar concierto' })).focus();
      await userEvent.keyboard('{Enter}');
      await answerByKeyboard('Eliminar concierto');
    };
    await remove('Azahar');
    await waitFor(() => expect(canvas.getByRole('row', { name: /Gira del faro/ })).toHaveFocus());
    await remove('Gira del faro');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

// Proves concerts: They read what changed, and are asked again
export const ChangedBeforeItEnds: Story = {
  tags: ['state:failed'],
  parameters: { msw: ending.handlers },
  // A replayed story starts over.
  beforeEach: ending.begin,
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Gira del faro', 'Eliminar concierto');
    const requested = await screen.findByRole('alertdialog', {
      name: '¿Eliminar «Gira del faro»?',
    });
    const remove = within(requested).getByRole('button', { name: 'Eliminar concierto' });
    await userEvent.click(remove);
    const alert = await within(requested).findByRole('alert');
    await expect(alert).toHaveTextContent(/^Este concierto cambió desde que lo miraste/);
    await expect(requested).toHaveAccessibleName('¿Eliminar «Gira suya»?');
    const changes = within(alert)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    await expect(changes).toEqual([
      'Ahora es «AGOTADO».',
      'Ahora es «Gira suya».',
      'Ahora es «sábado, 9 de enero de 2027».',
    ]);
    await canvas.findByRole('row', { name: /Gira suya/, hidden: true });
    await userEvent.click(remove);
    await waitFor(() => expect(screen.getByText('Eliminaste «Gira suya».')).toBeVisible());
  },
};

export const Gone: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      ...answers(),
      http.delete('*/api/promotion/concerts/con_4', () =>
        HttpResponse.json({ code: 'not-found', error: 'No está.' }, { status: 404 }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Azahar', 'Eliminar concierto');
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar concierto' }));
    await waitFor(() => expect(screen.getByText(/^«Azahar» ya no está/)).toBeVisible());
  },
};

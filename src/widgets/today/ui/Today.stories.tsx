import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import {
  findsText,
  longName,
  longTitle,
  pretendNavigator,
  refused,
  unanswered,
} from '@/shared/testing';
import { ToastRegion } from '@/shared/ui/toast';
import { lines } from '../testing/office-lines';
import { answerToday } from '../testing/answer-today';
import { Today } from './Today';
import { TodayPartFrame } from './TodayPartFrame';

const writeText = fn<(text: string) => Promise<void>>();

const path = '*/api/today/:office';

const meta = {
  title: 'Work/Today (hoy)',
  component: Today,
  subcomponents: { TodayPartFrame },
  args: { office: 'admin' },
  beforeEach: () => {
    writeText.mockReset();
    writeText.mockResolvedValue();
    return pretendNavigator({ clipboard: { writeText } });
  },
  parameters: {
    state: signedIn({ role: 'admin', displayName: 'Julián Arnedillo' }),
    msw: [answerToday(lines.admin)],
    guide: {
      use: 'At the top of the home of an office: what waits for the viewer, the first due first.',
      do: ['Lead to the place where it is done, in one press.', 'Let a line go once it is done.'],
      dont: ['Show more than five lines.', 'Repeat what the home shows below.'],
      keyboard: [{ keys: 'Enter', effect: 'Does the act of a line.' }],
    },
  },
} satisfies Meta<typeof Today>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves today: One sentence, five lines
export const Admin: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 cosas te esperan.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: /^Ver cuál: / })).toHaveAttribute(
      'href',
      '/admin?tab=system',
    );
  },
};
export const Finance: Story = {
  tags: ['state:variants'],
  args: { office: 'finance' },
  parameters: { msw: [answerToday(lines.finance)] },
  play: async ({ canvas }) => {
    const sign = await canvas.findByRole('link', { name: /^Aprobar: / });
    await expect(sign).toHaveAttribute('href', '/admin/payments/run_7');
    await expect(canvas.getByRole('link', { name: /^Ordenar: / })).toHaveAttribute(
      'href',
      '/admin?tab=royalties&pay=',
    );
  },
};
const askedFor = fn();
// Proves payments: A payee without an account can be asked for it
/** One press asks all of them; the line goes with the next read. */
export const AsksForAccounts: Story = {
  tags: ['state:variants'],
  args: { office: 'finance' },
  parameters: {
    msw: [
      answerToday(lines.finance),
      http.post('*/api/admin/account-requests', async ({ request }) => {
        askedFor(await request.json());
        return HttpResponse.json({ asked: 6, known: 0, nobody: ['Balcón Discos'] });
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    askedFor.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: /^Pedírsela: / }));
    await expect(
      await screen.findByText(
        'Se la pedimos a 6 destinatarios. Nadie tiene acceso en nombre de Balcón Discos: no hay a quién pedírsela.',
      ),
    ).toBeInTheDocument();
    await expect(askedFor.mock.calls).toEqual([[{}]]);
  },
  render: (args) => (
    <>
      <Today {...args} />
      <ToastRegion label="Avisos" dismissLabel="Cerrar aviso" />
    </>
  ),
};
export const Artist: Story = {
  tags: ['state:variants', 'state:artist'],
  args: { office: 'artist' },
  parameters: { state: signedIn({ role: 'artist' }), msw: [answerToday(lines.artist)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Avisar: / })).toHaveAttribute(
      'href',
      '/fan-engagement?tab=notifications&artist=art_nora&new=&concert=con_1',
    );
    await expect(canvas.getByText(/^El banco lo devolvió|la cuenta está cancelada/)).toBeVisible();
  },
};
export const Label: Story = {
  tags: ['state:variants'],
  args: { office: 'label', label: 'lbl_1' },
  parameters: { state: signedIn({ role: 'label' }), msw: [answerToday(lines.label)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Subir contenido: / })).toHaveAttribute(
      'href',
      '/label-manager?tab=releases&new=&label=lbl_1',
    );
  },
};
export const Editor: Story = {
  tags: ['state:variants'],
  args: { office: 'editor' },
  parameters: { state: signedIn({ role: 'editorial' }), msw: [answerToday(lines.editor)] },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: /^Decidir: / });
    await expect(first).toHaveAttribute('href', '/editorial?tab=inbox&releases-open=rel_1');
  },
};
// Proves today: An empty service leads
export const EmptyService: Story = {
  tags: ['state:variants'],
  parameters: { msw: [answerToday(lines.owner)] },
  play: async ({ canvas, userEvent }) => {
    const copy = (of: RegExp) => canvas.findByRole('button', { name: of });
    await userEvent.click(await copy(/^Copiar el ajuste: Este servicio/));
    await expect(await screen.findByText('Copiado.')).toBeInTheDocument();
    await expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^TONADA_SMTP_URL=/));
    await userEvent.click(await copy(/^Copiar el ajuste: Trae tu música/));
    await expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^TONADA_MUSIC=/));
    await expect(
      canvas.getByRole('link', { name: /^Ir a Sistema: Guarda el kit/ }),
    ).toHaveAttribute('href', '/admin?tab=system');
    await expect(canvas.getByRole('link', { name: /^Agregar disquera: / })).toHaveAttribute(
      'href',
      '/admin?tab=labels&labels-act=new',
    );
  },
  render: (args) => (
    <>
      <Today {...args} />
      <ToastRegion label="Avisos" dismissLabel="Cerrar aviso" />
    </>
  ),
};
export const EmptyLabel: Story = {
  tags: ['state:variants'],
  args: { office: 'label' },
  parameters: { state: signedIn({ role: 'label' }), msw: [answerToday([{ kind: 'addArtist' }])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Una cosa te espera.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Agregar artista: / })).toHaveAttribute(
      'href',
      '/label-manager?tab=artists&new=',
    );
  },
};
export const More: Story = {
  parameters: { msw: [answerToday(lines.admin, 12)] },
  play: findsText('12 cosas te esperan; estas son las primeras.'),
};
export const Nothing: Story = {
  tags: ['state:empty'],
  parameters: { msw: [answerToday()] },
  play: findsText('No hay nada pendiente.'),
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: findsText('5 cosas te esperan.'),
};
export const Loading: Story = { tags: ['state:loading'], parameters: { msw: [unanswered(path)] } };
// Proves today: Failing
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refused(path, 'forbidden')] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No pudimos saber qué te espera.')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toHaveFocus();
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { office: 'editor' },
  parameters: {
    msw: [
      http.get(path, () =>
        HttpResponse.json({
          lines: lines.editor.map((line) => ({ ...line, name: longTitle, about: longName })),
          total: 5,
        }),
      ),
    ],
  },
};

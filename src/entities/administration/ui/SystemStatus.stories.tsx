import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import type { SystemService } from '@/shared/contract/system.ts';
import { sampleState } from '@/shared/sample/administration/sample-state.ts';
import { findsRole, refused, unanswered } from '@/shared/testing';
import { SystemStatus } from './SystemStatus';

const path = '*/api/admin/system';

const isTrouble = ({ status }: SystemService) => status !== 'healthy';

const meta = {
  title: 'Work/Administration/System status',
  component: SystemStatus,
  parameters: {
    msw: [http.get(path, () => HttpResponse.json(sampleState))],
    guide: {
      use: 'For how each part of the service does, as a server found it.',
      do: ['Leave the table where it is while the answers come.'],
      dont: ['Use it for the course of a metric: a chart shows that.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof SystemStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(1));
  },
};
/** What does not work is in sight; the rest is behind one line. */
export const Folded: Story = {
  tags: ['state:variants'],
  args: { isFolded: true },
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByText(/^\d+ servicios? funcionan? bien/);
    const others = within(canvas.getByRole('table', { name: 'Lista de servicios' }));
    const [, ...rows] = others.getAllByRole('row');
    await expect(rows).toHaveLength(sampleState.services.filter(isTrouble).length);
    const fine = sampleState.services.length - rows.length;
    await expect(line).toHaveTextContent(new RegExp(`^${fine} `));
    await userEvent.click(line);
    await expect(canvas.getByRole('table', { name: 'Servicios que funcionan bien' })).toBeVisible();
  },
};
// Proves administration: Their alarms on the screen
/** A lane that stands still, and jobs that were given up. */
export const WorkStandsStill: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      http.get(path, () =>
        HttpResponse.json({
          ...sampleState,
          stoppedLanes: [
            { lane: 'seconds', waitingSince: '2026-11-19T11:40:00.000Z', isStandingStill: true },
          ],
          abandonedJobs: 2,
          refusedPlays: 12,
          failedBackup: { at: '2026-11-19T03:20:00.000Z', reason: 'The disk is full.' },
          files: {
            wholeAt: '2026-11-18T04:40:00.000Z',
            underWay: null,
            failure: null,
            missing: 2,
            changed: 1,
            unreadable: 0,
            untracked: 12,
            damagedOn: '2026-11-18',
          },
          unsignedDay: '2026-11-18',
          refusedMails: {
            at: '2026-11-19T08:00:00.000Z',
            reason: 'RCPT TO: 550 5.4.5 Daily user sending quota exceeded',
          },
          uncounted: [
            {
              id: 'art_rio',
              artist: 'Río Bravo',
              at: '2026-11-19T03:10:00.000Z',
              reason: 'integer out of range',
            },
          ],
          setAside: [
            {
              artist: 'Marea Alta',
              month: '2026-10',
              at: '2026-11-01T03:10:00.000Z',
              reason: 'integer out of range',
            },
          ],
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const stopped = (await canvas.findByText(/^Están paradas las tareas/)).closest('[role=status]');
    await expect(stopped).toHaveTextContent('La más antigua espera desde el 19 nov 2026');
    await expect(canvas.getByText(/^2 tareas se abandonaron/)).toBeVisible();
    await expect(canvas.getByText(/^El servidor rechazó 12 peticiones/)).toBeVisible();
    await expect(canvas.getByText(/octubre de 2026 se cerró sin Marea Alta/i)).toBeVisible();
    await expect(canvas.getByText(/^Las cifras de Río Bravo no se pueden contar/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar con Río Bravo' })).toBeVisible();
    await expect(canvas.getByText('The disk is full.')).toBeVisible();
    await expect(canvas.getByText(/no se firma desde el 18 de noviembre de 2026$/)).toBeVisible();
    await expect(canvas.getByText(/^3 archivos subidos faltan, cambiaron o no/)).toBeVisible();
    const [link] = canvas.getAllByRole('link', { name: 'Ver tareas' });
    await expect(link).toHaveAttribute('href', '/admin?tab=system');
  },
};
export const Loading: Story = { tags: ['state:loading'], parameters: { msw: [unanswered(path)] } };
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refused(path, 'forbidden')] },
  play: findsRole('button', { name: 'Reintentar' }),
};

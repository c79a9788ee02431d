import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { SystemState } from '@/shared/contract/system.ts';
import { sampleState } from '@/shared/sample/administration/sample-state.ts';
import { findsRole, findsText, refused, unanswered } from '@/shared/testing';
import { ScreenSpeeds } from './ScreenSpeeds';

const path = '*/api/admin/system';
const withScreens = (screens: SystemState['screens']) => ({
  msw: [http.get(path, () => HttpResponse.json({ ...sampleState, screens }))],
});

const meta = {
  title: 'Work/Administration/Screen speeds',
  component: ScreenSpeeds,
  parameters: {
    frame: 'page',
    address: '/admin?tab=system',
    state: signedIn({ role: 'admin' }),
    ...withScreens(sampleState.screens),
  },
} satisfies Meta<typeof ScreenSpeeds>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves administration: Speed in words
/** What is good, fair and poor is said, not only coloured. */
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    const table = within(
      await canvas.findByRole('table', { name: 'Lista de pantallas y su rapidez' }),
    );
    const album = await table.findByRole('row', { name: /\/album\/:id/ });
    await expect(album).toHaveTextContent('2.710 ms · mejorable');
    await expect(album).toHaveTextContent('96 mediciones');
    await expect(album).toHaveTextContent('104 ms · buena');
    const search = table.getByRole('row', { name: /\/search/ });
    await expect(search).toHaveTextContent('4.350 ms · mala');
    await expect(search).toHaveTextContent('540 ms · mala');
    const playlist = table.getByRole('row', { name: /\/playlist/ });
    await expect(playlist).toHaveTextContent('Pocas mediciones');
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: withScreens([]),
  play: findsText(/^Ninguna pantalla tiene todavía/),
};
/** The operator has browsers measure nothing. */
export const Off: Story = {
  parameters: withScreens(null),
  play: findsText(/TONADA_FIELD_FIGURES=off/),
};
export const Loading: Story = { tags: ['state:loading'], parameters: { msw: [unanswered(path)] } };
export const Refused: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refused(path, 'forbidden')] },
  play: findsRole('button', { name: 'Reintentar' }),
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { sampleState } from '@/shared/sample/administration/sample-state.ts';
import { Version } from './Version';

const path = '*/api/admin/system';

const answer = (newerVersion: object | null) => [
  http.get(path, () => HttpResponse.json({ ...sampleState, version: '0.2.0', newerVersion })),
];

const newer = {
  version: '0.3.0',
  link: 'https://releases.example.com/tonada/0.3.0',
  day: '2026-11-18',
};

const meta = {
  title: 'Work/Administration/Version',
  component: Version,
  parameters: {
    msw: answer(newer),
    guide: {
      use: 'For which version of the program a service runs, and whether there is a newer one.',
      do: ['Lead to what is new before anybody installs it.'],
      dont: ['Ask to install: the operator does that, outside the page.'],
      keyboard: [{ keys: 'Enter', effect: 'Opens what is new in another tab.' }],
    },
  },
} satisfies Meta<typeof Version>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves administration: A newer version
export const Default: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hay una versión nueva: 0.3.0')).toBeVisible();
    const link = canvas.getByRole('link', { name: /^Qué trae/ });
    await expect(link).toHaveAttribute('href', newer.link);
  },
};
export const Newest: Story = {
  tags: ['state:variants'],
  parameters: { msw: answer(null) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tonada 0\.2\.0/)).toBeVisible();
    const [link, ...others] = canvas.getAllByRole('link');
    await expect(link).toHaveAttribute('href', '/developers');
    await expect(others).toEqual([]);
  },
};
/** The list of releases gives no day. */
export const WithoutDay: Story = {
  tags: ['state:variants'],
  parameters: { msw: answer({ ...newer, day: null }) },
};

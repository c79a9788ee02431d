import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, useLocation } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { TopBar } from './TopBar';
import { VisitorLinks } from './VisitorLinks';

const meta = {
  title: 'Music/Shell/Top bar',
  component: TopBar,
  subcomponents: { VisitorLinks },
  args: { children: <VisitorLinks /> },
  parameters: {
    guide: {
      use: 'Above every page of both layouts: the history of this visit, and at its end the account.',
      do: ['Put the user menu at its end, or for a visitor the visitor links.'],
      dont: [
        'Put a title or a search into it: pages have their own.',
        'Leave the application by its buttons.',
      ],
      keyboard: [
        { keys: 'Tab', effect: 'Goes through back, forward and the account.' },
        { keys: 'Enter, Space', effect: 'Goes back or forward.' },
      ],
    },
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves shell: Top bar of a visitor
export const Visitor: Story = {
  tags: ['state:default', 'state:visitor', 'state:disabled'],
  // A phone has no buttons for back and forward.
  globals: { viewport: { value: 'medium' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Atrás' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Adelante' })).toBeDisabled();
    for (const [name, href] of [
      ['Registrarse', '/register'],
      ['Iniciar sesión', '/login'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
};
export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: 'a' } },
  play: () => {},
};
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'a:first-of-type' } },
  play: async ({ canvas, userEvent }) => {
    // Back and forward are disabled.
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Registrarse' })).toHaveFocus();
  },
};
function Walk() {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/search">Buscar</Link>
      <output>{pathname}</output>
    </>
  );
}

// Proves shell: Back and forward
export const BackAndForward: Story = {
  tags: ['no-photo'],
  args: { children: <Walk /> },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('link', { name: 'Buscar' }));
    await expect(status).toHaveTextContent('/search');
    await userEvent.click(canvas.getByRole('button', { name: 'Atrás' }));
    await waitFor(() => expect(status).toHaveTextContent(/^\/$/));
    await userEvent.click(canvas.getByRole('button', { name: 'Adelante' }));
    await waitFor(() => expect(status).toHaveTextContent('/search'));
    await expect(canvas.getByRole('button', { name: 'Adelante' })).toBeDisabled();
  },
};
export const VisitorNarrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: () => {},
};
export const WithoutAccount: Story = { args: { children: null }, play: () => {} };

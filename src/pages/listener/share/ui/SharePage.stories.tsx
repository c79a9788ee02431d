import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes, useLocation } from 'react-router-dom';
import { findsText } from '@/shared/testing';
import { Text } from '@/shared/ui/text';
import { SharePage } from './SharePage';

/** Stands for the page that it leads to. */
function Arrival() {
  const { pathname, search } = useLocation();
  return <Text as="p">{`Abierto: ${pathname}${search}`}</Text>;
}

const meta = {
  title: 'Screens/Listener/Share (recibir lo compartido)',
  component: SharePage,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/share?title=Luna&text=https%3A%2F%2Fother.example%2Ftrack%2F1',
  },
  render: () => (
    <Routes>
      <Route path="/share" element={<SharePage />} />
      <Route path="*" element={<Arrival />} />
    </Routes>
  ),
} satisfies Meta<typeof SharePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Searched: Story = {
  tags: ['state:default', 'state:narrow'],
  play: findsText('Abierto: /search?q=Luna'),
};
export const OwnLink: Story = {
  tags: ['state:variants'],
  parameters: {
    address: `/share?text=${encodeURIComponent(`Mira ${window.location.origin}/album/alb_1`)}`,
  },
  play: findsText('Abierto: /album/alb_1'),
};
export const Nothing: Story = {
  tags: ['state:variants'],
  parameters: { address: '/share' },
  play: findsText('Abierto: /search'),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { BottomNavigation } from './BottomNavigation';

const meta = {
  title: 'Music/Shell/Bottom navigation',
  component: BottomNavigation,
  globals: { viewport: { value: 'narrow' } },
} satisfies Meta<typeof BottomNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const Search: Story = { parameters: { address: '/search' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Equalizer } from './Equalizer';

const meta = { title: 'Kit/Content/Equalizer', component: Equalizer } satisfies Meta<
  typeof Equalizer
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Paused: Story = { args: { isPlaying: false } };

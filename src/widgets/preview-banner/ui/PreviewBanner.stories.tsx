import type { Meta, StoryObj } from '@storybook/react-vite';
import { PreviewBanner } from './PreviewBanner';

const meta = { title: 'Music/Shell/Preview banner', component: PreviewBanner } satisfies Meta<
  typeof PreviewBanner
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { toArgType, Named } from '@/shared/testing';
import { Inline } from '@/shared/ui/stack';
import { Badge } from './Badge';
import * as styles from './Badge.css';

const meta = {
  title: 'Kit/Content/Badge',
  component: Badge,
  argTypes: { tone: toArgType(styles.tone) },
  args: { children: 'Vista previa' },
  parameters: {
    guide: {
      use: 'For the one word that says what somebody or something is: a role, a kind, new. How something stands is a Status badge.',
      do: [
        'Keep it to one or two words.',
        'Let the word alone say everything; the colour only helps the eye.',
      ],
      dont: [
        'Put a sentence in it, which is a Notice, or count with it.',
        'Make it look pressable: what is pressed is a Button.',
      ],
      pictures: {
        do: () => <Badge tone="artist">Artista</Badge>,
        dont: () => <Badge>Tu canción espera una segunda revisión</Badge>,
      },
      keyboard: [],
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = [
  ['admin', 'Admin'],
  ['artist', 'Artista'],
  ['label', 'Disquera'],
  ['editorial', 'Editorial'],
  ['user', 'Oyente'],
  ['accent', 'Nuevo'],
  ['neutral', 'Privada'],
] as const;

export const Default: Story = { tags: ['state:default'] };

export const Variants: Story = {
  tags: ['state:variants'],
  render: () => (
    <Inline isWrapping>
      {words.map(([tone, word]) => (
        <Named key={tone} name={tone}>
          <Badge tone={tone}>{word}</Badge>
        </Named>
      ))}
    </Inline>
  ),
};

export const LongText: Story = {
  tags: ['state:long-text'],
  render: () => (
    <div style={{ inlineSize: 260 }}>
      <Inline isWrapping>
        <Badge tone="accent">Invitada especial de la gira de otoño</Badge>
        <Badge>Privada</Badge>
      </Inline>
    </div>
  ),
};

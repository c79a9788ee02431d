import type { Story } from '../../contract/story.ts';
import { storyColours } from '../../contract/story-limits.ts';

type DemoStory = Pick<Story, 'type' | 'content' | 'caption'> & {
  artistId: string;
  /** Hours before the start of the demo. */
  age: number;
  views: number;
  likes: number;
  backgroundColor?: string;
  textColor?: string;
};

const of = (slug: string) => `art_${slug}`;
const { background: backgroundColor, text: textColor } = storyColours;

/** One per type by the demo's artist, and some by artists that its listener follows. */
export const demoStories: readonly DemoStory[] = [
  {
    artistId: of('nora-quintavalle'),
    type: 'text',
    content: 'Mañana a las ocho, desde el balcón de siempre. Traed silla.',
    caption: 'Ensayo abierto',
    backgroundColor: '#5b1f4a',
    textColor: '#ffe9c7',
    age: 0.4,
    views: 1_204,
    likes: 311,
  },
  {
    artistId: of('nora-quintavalle'),
    type: 'photo',
    content: '',
    caption: 'El cartel que pintó mi hermana para la gira.',
    age: 3,
    views: 8_730,
    likes: 2_145,
  },
  {
    artistId: of('nora-quintavalle'),
    type: 'video',
    content: '',
    caption: 'Las luces de la prueba de sonido.',
    age: 9,
    views: 15_402,
    likes: 3_880,
  },
  {
    artistId: of('nora-quintavalle'),
    type: 'audio',
    content: '',
    caption: 'Una idea de madrugada: cuerdas pulsadas, sin letra todavía.',
    age: 21,
    views: 21_077,
    likes: 4_096,
  },
  {
    artistId: of('los-martes-impares'),
    type: 'photo',
    content: '',
    caption: 'Así quedó la pared del local.',
    age: 2,
    views: 640,
    likes: 88,
  },
  {
    artistId: of('candela-ruan'),
    type: 'text',
    content: '¿Vals o milonga? Decidid vosotros.',
    caption: 'La próxima canción',
    backgroundColor,
    textColor,
    age: 5,
    views: 2_018,
    likes: 402,
  },
  {
    artistId: of('las-primas-de-greta'),
    type: 'video',
    content: '',
    caption: 'Greta tampoco ha venido hoy.',
    age: 7,
    views: 3_311,
    likes: 917,
  },
];

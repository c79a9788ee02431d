import type { Story } from '../../contract/story.ts';
import { storyLimits, storyColours } from '../../contract/story-limits.ts';

const hour = 3_600_000;

type SampleStory = Pick<Story, 'id' | 'artistName' | 'type' | 'caption' | 'views' | 'likes'> &
  Partial<Story> & { age: number };

/** Stories last a day, so the sample's are always of today. */
function toStory({ age, ...story }: SampleStory): Story {
  const createdAt = Date.now() - age * hour;
  return {
    artistId: `art_${story.id}`,
    content: '',
    duration: storyLimits.durations[story.type],
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(createdAt + storyLimits.hours * hour).toISOString(),
    comments: 0,
    isActive: true,
    isSeen: false,
    isLiked: false,
    ...story,
  };
}

const colours = { backgroundColor: storyColours.background, textColor: storyColours.text };

export const sampleOwnStories: Story[] = [
  toStory({
    id: 'ensayo',
    artistName: 'Nora Quintavalle',
    type: 'text',
    content: 'Mañana a las ocho, desde el balcón de siempre.',
    caption: 'Ensayo abierto',
    ...colours,
    views: 1_250,
    likes: 89,
    age: 0.5,
  }),
  toStory({
    id: 'cartel',
    artistName: 'Nora Quintavalle',
    type: 'photo',
    caption: 'El cartel de la gira',
    views: 3_420,
    likes: 256,
    age: 6,
  }),
];

export const sampleOtherStories: Story[] = [
  toStory({
    id: 'pared',
    artistName: 'Los Martes Impares',
    type: 'photo',
    caption: 'Así quedó la pared del local',
    views: 640,
    likes: 88,
    age: 2,
  }),
  toStory({
    id: 'vals',
    artistName: 'Candela Ruán',
    type: 'text',
    content: '¿Vals o milonga?',
    caption: 'La próxima canción',
    ...colours,
    views: 2_018,
    likes: 402,
    age: 11,
  }),
];

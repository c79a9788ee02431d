import type { Genre } from '#contract/artist.ts';
import type { Style } from '../style.ts';
import { arpeggios, waltz } from './classical.ts';
import { country } from './country.ts';
import { electronic } from './electronic.ts';
import { fingerpicked, inThree } from './folk.ts';
import { funk } from './funk.ts';
import { hipHop } from './hip-hop.ts';
import { indie } from './indie.ts';
import { jazz } from './jazz.ts';
import { pop } from './pop.ts';
import { rAndB } from './r-and-b.ts';
import { reggaeton } from './reggaeton.ts';
import { rock } from './rock.ts';

export const styles: Readonly<Record<Genre, readonly Style[]>> = {
  Pop: [pop],
  'Hip Hop': [hipHop],
  Rock: [rock],
  Electronic: [electronic],
  Indie: [indie],
  Reggaeton: [reggaeton],
  Jazz: [jazz],
  'R&B': [rAndB],
  Country: [country],
  Classical: [arpeggios, arpeggios, waltz],
  Funk: [funk],
  Folk: [fingerpicked, fingerpicked, inThree],
};

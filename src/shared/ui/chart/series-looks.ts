import { seriesColours } from './series-colours.css';
import { fills } from './series-fills.css';

const [first, second, third, fourth] = seriesColours;

const looks = [
  { colour: first, dash: 'none', fill: fills.first },
  { colour: second, dash: '5 4', fill: fills.second },
  { colour: third, dash: '1.5 3', fill: fills.third },
  { colour: fourth, dash: '9 3 2 3', fill: fills.fourth },
] as const;

export const getLook = (index: number): (typeof looks)[number] => looks[index] ?? looks[3];

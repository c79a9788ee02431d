import { fnv1a, mulberry32 } from '@/shared/lib/random';

/** Pixels; upright, because most feeds show that largest. */
export const posterSize = { width: 1080, height: 1350 } as const;

export type PosterColours = {
  ground: string;
  raised: string;
  text: string;
  muted: string;
  accent: string;
  /** Typeface of the page. */
  family: string;
};

export type Poster = {
  /** Determines the pattern. */
  seed: string;
  artist: string;
  title: string;
  day: string;
  /** May be empty. */
  hours: string;
  place: string;
  brand: string;
  colours: PosterColours;
};

const margin = 96;
const tile = 135;

/** A tile after azulejos: quarter circles and squares in two colours. */
function drawTiles(context: CanvasRenderingContext2D, { seed, colours }: Poster) {
  const random = mulberry32(fnv1a(seed));
  const { width } = posterSize;
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column * tile < width; column += 1) {
      const [x, y] = [column * tile, row * tile];
      context.fillStyle = random() < 0.5 ? colours.raised : colours.ground;
      context.fillRect(x, y, tile, tile);
      context.fillStyle = random() < 0.62 ? colours.accent : colours.text;
      context.globalAlpha = 0.35 + random() * 0.65;
      const turn = Math.floor(random() * 4) * (Math.PI / 2);
      context.save();
      context.translate(x + tile / 2, y + tile / 2);
      context.rotate(turn);
      context.beginPath();
      context.moveTo(-tile / 2, -tile / 2);
      context.arc(-tile / 2, -tile / 2, tile * (random() < 0.5 ? 1 : 0.5), 0, Math.PI / 2);
      context.fill();
      context.restore();
      context.globalAlpha = 1;
    }
  }
}

type Line = { text: string; size: number; weight: number; colour: string; lines: number };

/** Wraps a text into at most `most` lines; an ellipsis ends what does not fit. */
export function wrap(text: string, fits: (line: string) => boolean, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && !fits(longer)) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  if (line !== '') lines.push(line);
  const shown = lines.slice(0, most).map((each) => shorten(each, fits));
  if (lines.length > most) {
    shown[most - 1] = shorten(`${lines[most - 1]}…`, fits);
  }
  return shown;
}

/** Shortens a line that is too long even as a single word. */
function shorten(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line;
  let letters = [...line];
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters = letters.slice(0, -1);
  return `${letters.join('')}…`;
}

/** Draws the picture of a concert in the product's look, without fetching anything. */
export function drawPoster(context: CanvasRenderingContext2D, poster: Poster): void {
  const { artist, title, day, hours, place, brand, colours } = poster;
  const { width, height } = posterSize;
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, width, height);
  drawTiles(context, poster);
  context.textBaseline = 'top';
  const { text, muted, accent } = colours;
  const lines: Line[] = [
    { text: artist, size: 46, weight: 600, colour: accent, lines: 1 },
    { text: title, size: 92, weight: 800, colour: text, lines: 3 },
    { text: day, size: 54, weight: 700, colour: text, lines: 2 },
    { text: hours, size: 42, weight: 500, colour: muted, lines: 1 },
    { text: place, size: 42, weight: 500, colour: muted, lines: 2 },
  ];
  let y = 3 * tile + 72;
  for (const line of lines) {
    if (line.text === '') continue;
    context.font = `${line.weight} ${line.size}px ${colours.family}`;
    context.fillStyle = line.colour;
    const fits = (words: string) => context.measureText(words).width <= width - 2 * margin;
    for (const words of wrap(line.text, fits, line.lines)) {
      context.fillText(words, margin, y);
      y += line.size * 1.16;
    }
    y += line.size * 0.42;
  }
  context.font = `700 34px ${colours.family}`;
  context.fillStyle = muted;
  context.fillText(brand, margin, height - margin);
}

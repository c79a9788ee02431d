import type { Recipe } from '../synth/compose.ts';
import type { Note } from '../synth/note-cache.ts';
import { composePiece, type Piece } from '../synth/piece.ts';

/** A piece takes about a megabyte. */
const capacity = 24;

/** Drops the least recently used piece. */
export function keepPieces(note: Note): (recipe: Recipe) => Piece {
  const cached = new Map<string, Piece>();
  return (recipe) => {
    const key = JSON.stringify(recipe);
    const piece = cached.get(key) ?? composePiece(recipe, note);
    cached.delete(key);
    cached.set(key, piece);
    const [oldest] = cached.keys();
    if (cached.size > capacity && oldest !== undefined) cached.delete(oldest);
    return piece;
  };
}

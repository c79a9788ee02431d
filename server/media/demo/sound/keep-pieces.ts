import type { Recipe } from '../synth/compose.ts';
import type { Note } from '../synth/note-cache.ts';
import { composePiece, type Piece } from '../synth/piece.ts';

/** Pieces cached, about a megabyte each. */
const capacity = 24;

/** Composes each piece once; the least recently used is dropped first. */
export function keepPieces(note: Note): (recipe: Recipe) => Piece {
  const kept = new Map<string, Piece>();
  return (recipe) => {
    const key = JSON.stringify(recipe);
    const piece = kept.get(key) ?? composePiece(recipe, note);
    kept.delete(key);
    kept.set(key, piece);
    const [oldest] = kept.keys();
    if (kept.size > capacity && oldest !== undefined) kept.delete(oldest);
    return piece;
  };
}

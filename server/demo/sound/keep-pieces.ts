import type { Recipe } from '../synth/compose.ts';
import type { Note } from '../synth/note-cache.ts';
import { composePiece, type Piece } from '../synth/piece.ts';

/** A piece takes about a megabyte. */
const capacity = 24;

/** Drops the least recently used piece. */
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

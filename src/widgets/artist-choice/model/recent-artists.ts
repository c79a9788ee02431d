import { isNamedArtist, type NamedArtist } from '@/entities/artist';
import { deviceList } from '@/shared/lib/storage';

/** How many are offered again: a row of a wide window. */
const most = 6;

const list = deviceList('recent-artists', isNamedArtist);

/** Puts an artist in front of those whom a person chose, and forgets the oldest. */
function note(owner: string, { id, name, image }: NamedArtist): void {
  const kept = list.read(owner);
  const [last] = kept;
  if (last?.id === id && last.name === name && last.image === image) return;
  const others = kept.filter((one) => one.id !== id);
  list.replace(owner, [{ id, name, image }, ...others].slice(0, most));
}

/** Whom an administrator chose last, on this device. See docs/product/ownership.md. */
export const recentArtists = { list, note };

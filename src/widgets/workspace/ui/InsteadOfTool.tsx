import type { Readiness } from '../model/use-acting';
import { ChooseArtist } from './ChooseArtist';
import { Nobody } from './Nobody';
import { NotTheirs } from './NotTheirs';

/** Whom a tool could be about, or why it is about nobody. */
export function InsteadOfTool({
  readiness,
}: {
  readiness: Exclude<Readiness, 'ready' | 'loading'>;
}) {
  if (readiness === 'asking') return <ChooseArtist />;
  return readiness === 'nobody' ? <Nobody /> : <NotTheirs />;
}

import { toMonth } from '../../../platform/months.ts';
import { toNetwork } from '../../../platform/to-network.ts';
import type { Vault } from '../../../platform/vault/vault.ts';

/** Characters: 96 bits, which no two networks share by chance. */
const markLength = 16;

/**
 * Equal for plays of one network in one month, and of no use without the key of the data folder.
 * See docs/product/plays.md.
 */
export function markNetwork({ mark }: Pick<Vault, 'mark'>, address: string, at: Date): string {
  return mark(`network ${toMonth(at)} ${toNetwork(address)}`).slice(0, markLength);
}

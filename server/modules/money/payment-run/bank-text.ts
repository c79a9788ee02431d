import { trimSigns } from '#contract/trim-signs.ts';

/** By the banks' guidance, because Unicode does not decompose them. */
const others = new Map(
  [
    'ß=ss æ=ae œ=oe ø=o đ=d ð=d ł=l ı=i þ=th ħ=h ŋ=n α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n',
    'ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o а=a б=b в=v г=g д=d е=e ж=zh з=z и=i к=k л=l м=m',
    'н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=ts ч=ch ш=sh щ=sht ъ=a ы=y ь= э=e ю=yu я=ya є=ye і=i ґ=g ђ=d',
    "ј=j љ=lj њ=nj ћ=c џ=dz &=+ ’=' ‘=' ´=' `=' –=- —=-",
  ].flatMap((line) =>
    line.split(' ').map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]),
  ),
);

const asBanks = (sign: string): string => {
  const small = sign.toLowerCase();
  const written = others.get(small);
  if (written === undefined) return '.';
  return small === sign ? written : written.charAt(0).toUpperCase() + written.slice(1);
};

/**
 * SEPA characters (EPC217-08): `Peña & Hijos` becomes `Pena + Hijos`. Others become points; text
 * of only those becomes empty.
 *
 * @param length characters at most.
 */
export function bankText(text: string, length: number): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}\p{P}\p{S}]+/gu, ' ')
    .replaceAll(/[^A-Za-z0-9/?:().,'+ -]/gu, asBanks)
    .replaceAll(/\/{2,}/g, '/');
  const line = trimSigns(plain, /[/ ]/);
  return /[A-Za-z0-9]/.test(line) ? line.slice(0, length).trim() : '';
}

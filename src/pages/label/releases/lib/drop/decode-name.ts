/**
 * Code page 850 from 128 on, in which Windows writes names: four digits each. Source: Unicode,
 * CP850.TXT.
 */
const page850 = `
00c700fc00e900e200e400e000e500e700ea00eb00e800ef00ee00ec00c400c500c900e600c600f4
00f600f200fb00f900ff00d600dc00f800a300d800d7019200e100ed00f300fa00f100d100aa00ba
00bf00ae00ac00bd00bc00a100ab00bb2591259225932502252400c100c200c000a9256325512557
255d00a200a5251025142534252c251c2500253c00e300c3255a25542569256625602550256c00a4
00f000d000ca00cb00c8013100cd00ce00cf2518250c2588258400a600cc258000d300df00d400d2
00f500d500b500fe00de00da00db00d900fd00dd00af00b400ad00b1201700be00b600a700f700b8
00b000a800b700b900b300b225a000a0`.replaceAll('\n', '');

const toLetter = (byte: number) =>
  byte < 128
    ? String.fromCodePoint(byte)
    : String.fromCodePoint(parseInt(page850.slice((byte - 128) * 4, (byte - 127) * 4), 16));

/** Many archives have UTF-8 without saying so. */
export function decodeName(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(bytes).normalize('NFC');
  } catch {
    return Array.from(bytes, toLetter).join('');
  }
}

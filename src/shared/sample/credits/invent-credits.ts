import type { Credits } from '../catalogue-types.ts';
import { seeded } from '../seeded.ts';

const firstNames =
  'Abril Baltasar Camila Dionisio Edurne Fabricio Ginebra Hilario Itziar Jacinto Leocadia Macario Nieves Onofre Plácida Quino Rosaura Sabino Tadea Ulises Visitación Wenceslao Ximena Zacarías'.split(
    ' ',
  );

/** Surnames that nobody is known to bear. */
const surnames =
  'Almizcle Barlovén Caldaluna Dosventanas Escarchal Fuentelabio Garzaluz Hondatierra Islarena Jaramedo Lindavuelta Malvarrío Nochebruna Olmoquedo Piedrafina Querenciaga Riolento Solanar Tresmolinos Umbrialta Valdeviento Yerbacana Zarzamón'.split(
    ' ',
  );

function inventPerson(seed: string): string {
  const pick = (list: readonly string[], part: string) =>
    list[Math.floor(seeded(`${part} ${seed}`) * list.length)] ?? seed;
  return `${pick(firstNames, 'first name')} ${pick(surnames, 'surname')}`;
}

/** An artist writes alone or with one of two companions; somebody else produces each album. */
export function inventCredits(artist: string, albumKey: string, trackId: string): Credits {
  const companion = inventPerson(`${artist} ${seeded(`${trackId} companion`) < 0.6 ? 1 : 2}`);
  const hand = seeded(`${trackId} hand`);
  const writers = hand < 0.35 ? [artist] : hand < 0.85 ? [artist, companion] : [companion];
  return { writers, producers: [inventPerson(albumKey)] };
}

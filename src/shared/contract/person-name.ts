import * as z from 'zod/mini';
import { brand } from '../config/brand.ts';
import { lookOf } from './look-of.ts';
import { trimUnseen } from './written.ts';

/** Words beside the product's name that make somebody speak for it, and what joins them. */
const spokenFor =
  'oficial official equipo team soporte support ayuda help staff editorial admin administracion administrador ' +
  'administradora moderacion seguridad security atencion cliente la el al de del the of';

const authority = new RegExp(`^(?:${spokenFor.split(' ').map(lookOf).join('|')})*$`);

/**
 * Whether a name is the product's own, or looks like it, alone or beside words such as 'Oficial': nobody may speak in its
 * name. Case, accents, spaces, signs and letters of other scripts that look alike make no other name of it.
 */
export function isReservedName(name: string): boolean {
  const look = lookOf(name);
  const own = lookOf(brand);
  const at = own === '' ? -1 : look.indexOf(own);
  return (
    at >= 0 && authority.test(look.slice(0, at)) && authority.test(look.slice(at + own.length))
  );
}

const isOneLine = (name: string) => !/[\p{Cc}\u2028\u2029]/u.test(name);

/** What is wrong with the name of a person, an artist or a label beyond its length; `params.fault` of the issue. */
export type NameFault = 'line' | 'reserved';

const params = (fault: NameFault) => ({ params: { fault } });

/** The name of a person, an artist or a label: it can be seen, has one line, and is not the product's. */
export const personNameSchema = (most: number) =>
  z.string().check(
    trimUnseen(),
    z.minLength(1),
    z.maxLength(most),
    z.refine(isOneLine, params('line')),
    z.refine((name) => !isReservedName(name), params('reserved')),
  );

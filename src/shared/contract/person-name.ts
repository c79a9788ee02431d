import * as z from 'zod/mini';
import { brand } from '../config/brand.ts';
import { trimUnseen } from './written.ts';

/** Letters and digits alone: case, accents, spaces and signs make no other name of it. */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether a name is the product's own, or looks like it: nobody may speak in its name. */
export const isReservedName = (name: string): boolean => plain(name) === plain(brand);

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

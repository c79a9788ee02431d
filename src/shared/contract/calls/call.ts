import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What crosses the wire in one call; without `answer` it answers 204. */
export type Call = {
  /** By default each parameter of the path is an id. */
  params?: z.core.$ZodType;
  query?: z.core.$ZodType;
  body?: z.core.$ZodType;
  /** The body is a file, which the route checks itself. */
  takesFile?: true;
  /** `application/octet-stream` by default. */
  fileType?: string;
  /** Which the route checks itself. */
  headers?: z.core.$ZodType;
  answer?: z.core.$ZodType;
  /** 200 by default. */
  status?: 201 | 202;
};

/** By method and path, with its parameters as `:name`. */
export type Calls = Readonly<Record<`${Method} /${string}`, Call>>;

export type ParamNames<Name extends string> = Name extends `${string}/:${infer Param}/${infer Rest}`
  ? Param | ParamNames<`/${Rest}`>
  : Name extends `${string}/:${infer Param}`
    ? Param
    : never;

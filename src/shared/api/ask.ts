import type { FetchArgs } from '@reduxjs/toolkit/query';
import type * as z from 'zod/mini';
import type { ParamNames } from '../contract/calls/call.ts';
import type { AskedCall, CallName, CallOf, SilentCall } from '../contract/calls/index.ts';
import { type AnswerSchema, getAnswer } from './check-answer';

type Fixed<Value> = Value extends readonly (infer Item)[]
  ? readonly Fixed<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Fixed<Value[Key]> }
    : Value;

type Input<Schema> = Schema extends z.core.$ZodType ? Fixed<z.core.input<Schema>> : never;

type Output<Schema> = Schema extends z.core.$ZodType ? z.core.output<Schema> : never;

/** The input of a number in an address is unknown. */
type Known<Given, Read> = {
  [Key in keyof Given]: unknown extends Given[Key] ? Read[Key & keyof Read] : Given[Key];
};

type Params<Name extends CallName> = { [Param in ParamNames<Name>]: string };

type Query<Name extends CallName> =
  CallOf<Name> extends { query: infer Schema } ? Known<Input<Schema>, Output<Schema>> : undefined;

type Body<Name extends CallName> =
  CallOf<Name> extends { body: infer Schema } ? Input<Schema> : undefined;

type Answer<Name extends CallName> =
  CallOf<Name> extends { answer: infer Schema } ? Output<Schema> : null;

type Part<Key extends string, Value> = undefined extends Value
  ? { [Name in Key]?: Value }
  : { [Name in Key]: Value };

type Parts<Name extends CallName> = Params<Name> &
  Part<'query', Query<Name>> &
  Part<'body', Body<Name>> & { headers?: Record<string, string> };

type Rest<Name extends CallName> = Name extends `${'GET' | 'DELETE'} ${string}`
  ? Query<Name>
  : CallOf<Name> extends { query: unknown }
    ? never
    : Body<Name>;

/** One parameter alone is a text; else the parameters are beside the query, or the body. */
type Arg<Name extends CallName> = [ParamNames<Name>] extends [never]
  ? undefined extends Rest<Name>
    ? void
    : Rest<Name>
  : undefined extends Rest<Name>
    ? Name extends `${string}:${string}:${string}`
      ? Params<Name>
      : string
    : Params<Name> & Rest<Name>;

type Asked<A, Data> = { query: (arg: A) => string | FetchArgs; responseSchema: AnswerSchema<Data> };

/** No schema is loaded for an empty answer. */
type Sent<A> = { query: (arg: A) => string | FetchArgs; responseSchema?: AnswerSchema<null> };

type LooseParts = Record<string, unknown>;

/**
 * The request of a call, with its path filled in; of a read without more than that, the path alone,
 * by which the page may have brought the answer.
 */
export function toRequest<Name extends CallName>(
  name: Name,
  parts: Parts<Name>,
): string | FetchArgs {
  const [method = '', path = ''] = name.split(' ');
  const { query, body, headers, ...params }: LooseParts = parts;
  const url = path.replaceAll(/:(\w+)/g, (_, param: string) =>
    encodeURIComponent(String(params[param])),
  );
  if (method === 'GET' && !query && !headers) return url;
  return { url, method, params: query, body, headers } as FetchArgs;
}

function toParts(name: string, arg: unknown): LooseParts {
  if (typeof arg === 'string') return { [/:(\w+)/.exec(name)?.[1] ?? '']: arg };
  const parts: LooseParts = {};
  const rest: LooseParts = {};
  for (const [key, value] of Object.entries({ ...(arg as LooseParts) })) {
    (`${name}/`.includes(`:${key}/`) ? parts : rest)[key] = value;
  }
  if (Object.keys(rest).length > 0) parts[/^[GD]/.test(name) ? 'query' : 'body'] = rest;
  return parts;
}

/** The `query` and `responseSchema` of an endpoint; `parts` splits an argument of another shape. */
export function ask<Name extends AskedCall>(name: Name): Asked<Arg<Name>, Answer<Name>>;
export function ask<Name extends AskedCall>(
  name: Name,
  parts: () => Parts<Name>,
): Asked<void, Answer<Name>>;
export function ask<Name extends AskedCall, A>(
  name: Name,
  parts: (arg: A) => Parts<Name>,
): Asked<A, Answer<Name>>;
export function ask(name: AskedCall, parts?: (arg: never) => LooseParts): unknown {
  const loadSchema = async () => (await import('./load-answer-schema')).loadAnswerSchema(name);
  return { ...toQuery(name, parts), responseSchema: getAnswer<unknown>(loadSchema) };
}

/** Like `ask`, of a call without an answer. */
export function send<Name extends SilentCall>(name: Name): Sent<Arg<Name>>;
export function send<Name extends SilentCall>(name: Name, parts: () => Parts<Name>): Sent<void>;
export function send<Name extends SilentCall, A>(
  name: Name,
  parts: (arg: A) => Parts<Name>,
): Sent<A>;
export function send(name: SilentCall, parts?: (arg: never) => LooseParts): unknown {
  return toQuery(name, parts);
}

const toQuery = (
  name: CallName,
  parts: (arg: never) => LooseParts = (arg) => toParts(name, arg),
) => ({
  query: (arg: never) => toRequest(name, parts(arg) as Parts<CallName>),
});

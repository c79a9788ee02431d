import type {
  FastifyContextConfig,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import type { Call, Method, ParamNames } from '#contract/calls/call.ts';
import { type CallName, type CallOf, calls } from '#contract/calls/index.ts';
import { idSchema } from '#contract/primitives.ts';
import type { App } from './app.ts';

type Params<Name extends CallName> =
  CallOf<Name> extends { params: infer Schema }
    ? Schema
    : z.ZodMiniObject<Record<ParamNames<Name>, typeof idSchema>, z.core.$strict>;

type Status<C> = C extends { status: infer Code extends number } ? Code : 200;

type Response<C> = C extends { answer: infer Schema }
  ? Record<Status<C>, Schema>
  : { 204: z.ZodMiniNull };

type RouteSchema<Name extends CallName> = {
  params: Params<Name>;
  querystring: CallOf<Name> extends { query: infer Schema } ? Schema : undefined;
  body: CallOf<Name> extends { body: infer Schema } ? Schema : undefined;
  response: Response<CallOf<Name>>;
};

type Handler<Name extends CallName> = RouteHandlerMethod<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  RouteGenericInterface,
  FastifyContextConfig,
  RouteSchema<Name>,
  ZodTypeProvider
>;

const nothing = z.null();

/** The method, address and schemas of a call, for routes with further options. */
export function toRoute<Name extends CallName>(name: Name) {
  const [method, path] = name.split(' ') as [Method, string];
  const call: Call = calls[name];
  const names = [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => [param, idSchema]);
  const { params = names.length > 0 ? z.strictObject(Object.fromEntries(names)) : undefined } =
    call;
  const schema = {
    ...(params && { params }),
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    response: call.answer ? { [call.status ?? 200]: call.answer } : { 204: nothing },
  };
  return { method, url: `/api${path}`, schema: schema as unknown as RouteSchema<Name> };
}

/** Serves a call of the contract; `config` declares its access. */
export function serve<Name extends CallName>(
  app: App,
  name: Name,
  config: FastifyContextConfig,
  handler: Handler<Name>,
): void {
  app.route({ ...toRoute(name), config, handler });
}

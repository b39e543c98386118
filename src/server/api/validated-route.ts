// A row of the route table: method, path, schemas and handler. Path, query and body are validated before the handler runs.
import type { FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import * as v from 'valibot';
import type { KnownDevice } from '../persons.ts';
import { parse } from './parse.ts';
import { Refused, refuseRequest } from './refuse.ts';

const EMPTY = v.strictObject({});

/** The schemas of a route without parameters and body. An empty object counts as no body. */
export const NO_INPUT = { params: EMPTY, body: v.nullish(EMPTY) };

export interface Schemas<P extends v.GenericSchema, B extends v.GenericSchema> {
  readonly params: P;
  readonly body: B;
}

export interface RouteInput<P extends v.GenericSchema, B extends v.GenericSchema> {
  readonly params: v.InferOutput<P>;
  readonly body: v.InferOutput<B>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** As `app.route` takes it. */
export interface Route {
  readonly method: HTTPMethods;
  readonly url: string;
  handler(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/** A route for known devices only. */
export type OwnRoute = <P extends v.GenericSchema, B extends v.GenericSchema>(
  method: HTTPMethods,
  url: string,
  schemas: Schemas<P, B>,
  handler: (input: RouteInput<P, B> & { device: KnownDevice; person: string }) => Promise<unknown>,
) => Route;

/** The handler returns the body of the response, or a `Refused`. */
export function route<P extends v.GenericSchema, B extends v.GenericSchema>(
  method: HTTPMethods,
  url: string,
  schemas: Schemas<P, B>,
  handler: (input: RouteInput<P, B>) => Promise<unknown>,
): Route {
  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    const params = parse(schemas.params, request.params);
    if (!params.ok) return new Refused(params.refusal);
    // No route takes a query: an address with one is probably a mistake.
    const query = parse(EMPTY, request.query);
    if (!query.ok) return new Refused(query.refusal);
    // valibot takes an array for an object.
    const body = parse(schemas.body, Array.isArray(request.body) ? 'a list' : request.body);
    if (!body.ok) return new Refused(body.refusal);
    return handler({ params: params.value, body: body.value, request, reply });
  };
  return {
    method,
    url,
    handler: async (request, reply) => {
      const result = await respond(request, reply);
      return result instanceof Refused ? refuseRequest(request, reply, result.refusal) : result;
    },
  };
}

// Routes whose path, query and body are checked by their schemas before anything else is done.
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import * as v from 'valibot';
import { read } from './reading.ts';
import { refuseRequest } from './refuse.ts';

const NOTHING = v.strictObject({});

/** What a route without parameters and body takes; an empty object is as good as no body. */
export const NO_INPUT = { params: NOTHING, body: v.nullish(NOTHING) };

export interface Form<P extends v.GenericSchema, B extends v.GenericSchema> {
  readonly method: HTTPMethods;
  readonly url: string;
  readonly params: P;
  readonly body: B;
}

interface Given<P extends v.GenericSchema, B extends v.GenericSchema> {
  readonly params: v.InferOutput<P>;
  readonly body: v.InferOutput<B>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export function addRoute<P extends v.GenericSchema, B extends v.GenericSchema>(
  app: FastifyInstance,
  { method, url, params, body }: Form<P, B>,
  answer: (given: Given<P, B>) => Promise<unknown>,
): void {
  app.route({
    method,
    url,
    handler: async (request, reply) => {
      const path = read(params, request.params);
      if (!path.ok) return refuseRequest(request, reply, path.refusal);
      // No route has a query; a misspelt address is better refused than half understood.
      const query = read(NOTHING, request.query);
      if (!query.ok) return refuseRequest(request, reply, query.refusal);
      // To valibot a list is an object too.
      const content = read(body, Array.isArray(request.body) ? 'a list' : request.body);
      if (!content.ok) return refuseRequest(request, reply, content.refusal);
      return answer({ params: path.value, body: content.value, request, reply });
    },
  });
}

// Reads the JSON of HTTP bodies. Bytes that are not UTF-8 are refused: replaced, they would be stored as something else than was sent.
import type { FastifyInstance } from 'fastify';

export class NotUtf8 extends Error {
  readonly statusCode = 400;
}

export function addJsonParser(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      text = decoder.decode(body);
    } catch {
      done(new NotUtf8());
      return;
    }
    parseJson(request, text, done);
  });
}

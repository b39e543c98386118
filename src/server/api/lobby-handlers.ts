// What the HTTP routes of the lobby do.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NewSeek } from '../../protocol/lobby.ts';
import { LobbyLists } from '../lobby/lobby.ts';
import { Pairing, type PairingPorts } from '../lobby/pairing.ts';
import { isKnownVersion } from './is-known-version.ts';
import { answered } from './refuse.ts';

export class LobbyHandlers {
  private readonly lists: LobbyLists;
  private readonly pairing: Pairing;

  constructor(ports: PairingPorts) {
    this.lists = new LobbyLists(ports.store, ports.now);
    this.pairing = new Pairing(ports);
  }

  /** Pages ask every few seconds: a list that they have already is not sent again. */
  async show({ headers }: FastifyRequest, reply: FastifyReply, person: string | null) {
    const { lobby, tag } = await this.lists.readFor(person);
    reply.header('cache-control', 'no-cache').header('etag', tag);
    return isKnownVersion(headers['if-none-match'], tag) ? reply.code(304).send() : lobby;
  }

  async seek(person: string, wanted: NewSeek) {
    return answered(await this.pairing.seek(person, wanted));
  }

  async ask(person: string, id: string) {
    return answered(await this.pairing.ask(person, id));
  }

  async withdraw(person: string, id: string) {
    return answered(await this.pairing.withdraw(person, id));
  }
}

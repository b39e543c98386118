// `say`: a line of chat.
import { chatText } from '../chat.ts';
import type { Handler } from './context.ts';

export const say: Handler<'say'> = async ({ id, chat, ports }, { seat }, { said, key }) => {
  if (seat === null) return { code: 'not-seated' };
  if (key !== undefined && (await chat.has(seat, key))) return 'done';
  const row = { match: id, at: ports.now(), seat, said: chatText(said, key) };
  return { kind: 'room', changes: [ports.store.insertChat(row)], patch: null, said: row };
};

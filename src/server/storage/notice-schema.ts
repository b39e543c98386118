// The tables of notices: what is due to be told to whom, over which channels. Times and booleans are as in schema.ts.
import type { Selectable } from 'kysely';

/** Something that a person is to be told unless they see it first. Written together with what caused it. */
interface Notices {
  /** Follows from match, seat, ply and kind, so that nothing can be due twice. */
  id: string;
  match: string;
  seat: number;
  person: string;
  kind: string;
  /** The rows of the record before the question, as in the table of moves; 0 before the game. */
  ply: number;
  /** The seat that caused it; null for none. */
  by_seat: number | null;
  /** When the person's time runs out; null without a clock. */
  deadline: number | null;
  asked_at: number;
  /** When to send it. The process that moves it on has the lease. */
  due_at: number;
}

/** One notice, or several at once, on its way to one channel. It is deleted when the channel has accepted it. */
interface Deliveries {
  id: string;
  channel: string;
  person: string;
  /** What is told, as JSON: public facts only. */
  content: string;
  asked_at: number;
  due_at: number;
  /** The process that moves it on has the lease. */
  send_at: number;
  attempts: number;
}

/** A way to a person: a browser, an e-mail address or a web address. */
interface Channels {
  id: string;
  person: string;
  kind: string;
  address: string;
  /** The hash of kind and address, and of the person unless a browser has subscribed: a browser has one owner. */
  address_hash: string;
  /** Signs what is sent to a web address; empty for other channels. */
  secret: string;
  /** The device that subscribed; null for other channels. */
  device: string | null;
  /** The address of the pages when it was added, for links. */
  origin: string;
  /** Null until the owner of an e-mail address has confirmed it. */
  confirmed_at: number | null;
  created_at: number;
}

/** What a person wants to be told, and when. Without a row the defaults hold. */
interface NoticeSettings {
  person: string;
  is_on: number;
  /** Quiet hours in minutes after midnight of the time zone; null for none. */
  quiet_from: number | null;
  quiet_to: number | null;
  time_zone: string;
  /** At most one notice in this time; 0 for one each turn. */
  digest_minutes: number;
  lang: string;
  /** When something was sent last, for the digest. */
  sent_at: number;
}

/** Tables about which a person wants to hear nothing. */
interface MutedTables {
  person: string;
  match: string;
}

/** Keys that the server has made for itself and that all processes share. */
interface ServerKeys {
  name: string;
  value: string;
}

export interface NoticeSchema {
  notices: Notices;
  deliveries: Deliveries;
  channels: Channels;
  notice_settings: NoticeSettings;
  muted_tables: MutedTables;
  server_keys: ServerKeys;
}

export type NoticeRow = Selectable<Notices>;
export type DeliveryRow = Selectable<Deliveries>;
export type ChannelRow = Selectable<Channels>;
export type NoticeSettingsRow = Selectable<NoticeSettings>;

// What is sent and answered about accounts. What an authenticator says has a form of its own, from the WebAuthn standard.
import * as v from 'valibot';
import { deviceId, personName, settingsText } from './values.ts';

const encoded = v.pipe(v.string(), v.maxLength(8000), v.regex(/^[\w-]+$/, 'base64url'));

export const newPasskey = v.pipe(
  v.object({
    id: encoded,
    rawId: encoded,
    type: v.literal('public-key'),
    response: v.object({ clientDataJSON: encoded, attestationObject: encoded }),
  }),
  v.description('What the authenticator has made: a `RegistrationResponseJSON`.'),
);
export const shownPasskey = v.pipe(
  v.object({
    id: encoded,
    rawId: encoded,
    type: v.literal('public-key'),
    response: v.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: v.optional(encoded),
    }),
  }),
  v.description('What the authenticator has signed: an `AuthenticationResponseJSON`.'),
);
export const newMe = v.pipe(
  v.strictObject({
    name: v.optional(personName),
    settings: v.pipe(
      v.optional(settingsText),
      v.description('Any text; the pages keep what a person has set.'),
    ),
  }),
  v.description('Another name, other settings.'),
);
export const me = v.strictObject({
  person: v.string(),
  name: v.string(),
  hasPasskey: v.boolean(),
  settings: v.nullable(v.string()),
  ratings: v.array(
    v.strictObject({
      game: v.string(),
      rating: v.pipe(v.number(), v.description('What openskill holds for nearly certain: μ − 3 σ.')),
      games: v.pipe(v.number(), v.description('How many were finished.')),
    }),
  ),
});
export type Me = v.InferOutput<typeof me>;

/** The paths of a device and of a passkey. */
export const ofDevice = v.strictObject({ id: deviceId });
/** Its own id may be longer than an address should be: this is the hash of it. */
const passkeyId = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'an id of 43 letters, digits, - or _'));
export const ofPasskey = v.strictObject({ id: passkeyId });

const time = (text: string) => v.pipe(v.number(), v.description(`${text}, in milliseconds since 1970.`));
export const myDevices = v.strictObject({
  devices: v.pipe(
    v.array(
      v.strictObject({
        id: deviceId,
        createdAt: time('When it was announced'),
        seenAt: v.nullable(time('When it was last used, to within some hours')),
        isThis: v.boolean(),
      }),
    ),
    v.description(
      '`isThis`: the one that asks. `seenAt`: to within some hours; null if not since it is kept.',
    ),
  ),
  passkeys: v.array(v.strictObject({ id: passkeyId, createdAt: time('When it was made') })),
});
export type MyDevices = v.InferOutput<typeof myDevices>;

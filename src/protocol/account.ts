// HTTP schemas for accounts. The WebAuthn standard defines the form of what an authenticator sends.
import * as v from 'valibot';
import { ownRating } from './profiles.ts';
import { deviceId, personName, settingsText } from './values.ts';

const encoded = v.pipe(v.string(), v.maxLength(8000), v.regex(/^[\w-]+$/, 'base64url'));

export const newPasskey = v.pipe(
  v.object({
    id: encoded,
    rawId: encoded,
    type: v.literal('public-key'),
    response: v.object({ clientDataJSON: encoded, attestationObject: encoded }),
  }),
  v.description('The authenticator’s answer to the registration: a `RegistrationResponseJSON`.'),
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
  v.description('The authenticator’s answer to the sign-in: an `AuthenticationResponseJSON`.'),
);
export const newMe = v.pipe(
  v.strictObject({
    name: v.pipe(v.optional(personName), v.description('Also changes at the tables that wait for players.')),
    isHidden: v.pipe(
      v.optional(v.boolean()),
      v.description('Hides your profile from everybody else, and you from leaderboards.'),
    ),
    settings: v.pipe(
      v.optional(settingsText),
      v.description('Any text; the pages store a person’s settings here.'),
    ),
  }),
  v.description('A new name, new settings, whether others see your profile.'),
);
const instant = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));
export const newVacation = v.pipe(
  v.strictObject({ from: instant, to: instant }),
  v.description('From when to when, in milliseconds since 1970. It replaces the one that was set before.'),
);
export const me = v.strictObject({
  vacation: v.pipe(
    v.optional(v.nullable(v.strictObject({ from: v.number(), to: v.number() }))),
    v.description('The present or next vacation: clocks of a day or more for a decision stand still.'),
  ),
  vacationDaysLeft: v.pipe(v.optional(v.number()), v.description('Of this calendar year.')),
  person: v.string(),
  name: v.string(),
  hasPasskey: v.boolean(),
  settings: v.nullable(v.string()),
  isHidden: v.optional(v.boolean()),
  ratings: v.array(ownRating),
});
export type Me = v.InferOutput<typeof me>;

/** The path parameters of a device and of a passkey. */
export const ofDevice = v.strictObject({ id: deviceId });
/** The hash of the passkey's own id, which may be too long for a URL. */
const passkeyId = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'an id of 43 letters, digits, - or _'));
export const ofPasskey = v.strictObject({ id: passkeyId });

const time = (text: string) => v.pipe(v.number(), v.description(`${text}, in milliseconds since 1970.`));
export const myDevices = v.strictObject({
  devices: v.pipe(
    v.array(
      v.strictObject({
        id: deviceId,
        createdAt: time('When it was registered'),
        seenAt: v.nullable(time('When it was last used, to within some hours')),
        isThis: v.boolean(),
      }),
    ),
    v.description(
      '`isThis`: the device of this request. `seenAt`: to within some hours; null if it is not known.',
    ),
  ),
  passkeys: v.array(v.strictObject({ id: passkeyId, createdAt: time('When it was created') })),
});
export type MyDevices = v.InferOutput<typeof myDevices>;

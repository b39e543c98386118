// What operators tell everybody: an announcement, or that the server is going to be maintained.
import * as v from 'valibot';
import { LANGS } from '../engine/texts.ts';
import { bulletinText } from './values.ts';

const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));

const texts = v.pipe(
  v.record(v.picklist(LANGS), bulletinText),
  v.description('By language: `en`, `fr`. A reader without a text in their language gets the other one.'),
);

export const bulletin = v.strictObject({
  id: v.string(),
  texts,
  maintenanceAt: v.pipe(
    v.nullable(time),
    v.description(
      'When the server is going to be maintained, in milliseconds since 1970; null for an announcement.',
    ),
  ),
  untilAt: v.pipe(time, v.description('It is over then.')),
});
export type Bulletin = v.InferOutput<typeof bulletin>;

export const bulletins = v.strictObject({ bulletins: v.array(bulletin) });

/** Without texts a maintenance notice has a sentence of ours. */
export const newBulletin = v.strictObject({
  texts,
  maintenanceAt: v.nullable(time),
  untilAt: v.nullable(time),
});
export type NewBulletin = v.InferOutput<typeof newBulletin>;

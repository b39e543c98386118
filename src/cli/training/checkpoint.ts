// A training saved as a file, from which it can be resumed exactly.
import { fromBase64, toBase64 } from '../../bots/net/pack.ts';
import type { Training, TrainingPlan } from '../../bots/net/training.ts';
import { readJson, writeWhole } from '../files.ts';
import { UsageError } from '../usage.ts';

/** Far more than our networks need. */
const MAX_FILE_BYTES = 256_000_000;

export interface Checkpoint {
  readonly training: string;
  readonly plan: TrainingPlan;
  readonly played: number;
  /** The training time so far. */
  readonly seconds: number;
  /** 32-bit numbers, base64. */
  readonly weights: string;
}

export function writeCheckpoint(file: string, game: string, training: Training, seconds: number): void {
  const { plan, played, net } = training;
  const { buffer, byteOffset, byteLength } = net.weights;
  const weights = toBase64(new Uint8Array(buffer, byteOffset, byteLength));
  const checkpoint: Checkpoint = { training: game, plan, played, seconds, weights };
  writeWhole(file, `${JSON.stringify(checkpoint)}\n`);
}

export function readCheckpoint(file: string): Checkpoint {
  const read = readJson(file, MAX_FILE_BYTES);
  if (!isCheckpoint(read)) throw new UsageError({ code: 'not-a-training', file });
  return read;
}

/** Resumes from the checkpoint; refuses weights of another network. */
export function restore(training: Training, { played, weights }: Checkpoint, file: string): void {
  const bytes = fromBase64(weights);
  if (bytes.byteLength !== training.net.weights.byteLength)
    throw new UsageError({ code: 'not-a-training', file });
  training.net.weights.set(new Float32Array(bytes.buffer));
  training.played = played;
}

function isCheckpoint(value: unknown): value is Checkpoint {
  return (
    typeof value === 'object' &&
    value !== null &&
    'training' in value &&
    typeof value.training === 'string' &&
    'weights' in value &&
    typeof value.weights === 'string' &&
    'played' in value &&
    typeof value.played === 'number' &&
    'seconds' in value &&
    typeof value.seconds === 'number' &&
    'plan' in value &&
    isPlan(value.plan)
  );
}

const PLAN_NUMBERS = ['hidden', 'rate', 'cooling', 'lambda', 'warmUp', 'round', 'passes'] as const;

function isPlan(value: unknown): value is TrainingPlan {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return (
    typeof fields.get('seed') === 'string' &&
    PLAN_NUMBERS.every((name) => typeof fields.get(name) === 'number')
  );
}

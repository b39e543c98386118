// Networks as base64 text, small enough for a game's folder: one byte per weight and a scale for each hidden unit.
import { makeNet } from './net.ts';
import { layoutOf, type Net } from './shape.ts';

const HEADER = 2;
const STEPS = 127;

/** Sizes, scales and output as 32-bit words; then the weights of the first layer as signed bytes. */
export function packNet({ inputs, hidden, weights }: Net): string {
  const { biases, size } = layoutOf({ inputs, hidden });
  const scales = scalesOf(weights, inputs, hidden);
  const words = new Float32Array([...scales, ...weights.subarray(biases, size)]);
  const bytes = new Uint8Array(4 * (HEADER + words.length) + biases);
  bytes.set(new Uint8Array(new Uint32Array([inputs, hidden]).buffer));
  bytes.set(new Uint8Array(words.buffer), 4 * HEADER);
  const small = new Int8Array(bytes.buffer, 4 * (HEADER + words.length));
  for (let i = 0; i < biases; i++) small[i] = Math.round(weights[i]! / scales[i % hidden]!);
  return toBase64(bytes);
}

export function unpackNet(text: string): Net {
  const bytes = fromBase64(text);
  const [inputs = 0, hidden = 0] = new Uint32Array(bytes.buffer, 0, HEADER);
  const net = makeNet({ inputs, hidden });
  const { biases, size } = layoutOf(net);
  const scales = new Float32Array(bytes.buffer, 4 * HEADER, hidden);
  const rest = new Float32Array(bytes.buffer, 4 * (HEADER + hidden), size - biases);
  const small = new Int8Array(bytes.buffer, 4 * (HEADER + hidden + size - biases), biases);
  for (let i = 0; i < biases; i++) net.weights[i] = small[i]! * scales[i % hidden]!;
  net.weights.set(rest, biases);
  return net;
}

function scalesOf(weights: Float32Array, inputs: number, hidden: number): Float32Array {
  const scales = new Float32Array(hidden);
  for (let i = 0; i < inputs * hidden; i++) {
    const unit = i % hidden;
    scales[unit] = Math.max(scales[unit]!, Math.abs(weights[i]!) / STEPS);
  }
  return scales.map((scale) => scale || 1);
}

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

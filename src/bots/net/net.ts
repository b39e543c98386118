// Makes networks: the fastest kind that runs here.
import { plainNet } from './plain.ts';
import type { Net, Shape } from './shape.ts';
import { simdNet } from './simd.ts';

export function makeNet(shape: Shape): Net {
  return simdNet(shape) ?? plainNet(shape);
}

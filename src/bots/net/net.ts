// Makes a network in the fastest implementation that runs here.
import { scalarNet } from './scalar.ts';
import type { Net, Shape } from './shape.ts';
import { simdNet } from './simd.ts';

export function makeNet(shape: Shape): Net {
  return simdNet(shape) ?? scalarNet(shape);
}

// For tests: a bus that loses every message.
import type { Bus } from './bus.ts';

export const LOSSY_BUS: Bus = {
  isAlone: false,
  isUp: false,
  publish: () => {},
  subscribe: () => ({ ready: Promise.resolve(), leave: () => {} }),
  close: async () => {},
};

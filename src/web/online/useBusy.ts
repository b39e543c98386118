// One request at a time: its button is busy, and the others are disabled, until the answer has come.
import { useState } from 'preact/hooks';

interface Busy {
  /** For the button that starts the request of this name. */
  buttonState(name: string): { readonly disabled: boolean; readonly 'aria-busy': boolean };
  /** Does nothing while another request is under way. */
  run(name: string, request: () => Promise<void>): Promise<void>;
}

export function useBusy(): Busy {
  const [current, setCurrent] = useState<string | null>(null);
  return {
    buttonState: (name) => ({ disabled: current !== null, 'aria-busy': current === name }),
    run: async (name, request) => {
      if (current !== null) return;
      setCurrent(name);
      try {
        await request();
      } finally {
        setCurrent(null);
      }
    },
  };
}

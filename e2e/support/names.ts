// The name of a control as screen readers say it.
import type { Locator } from 'playwright-core';

export const nameOf = (control: Locator): Promise<string> =>
  control.evaluate(
    (element) =>
      element.getAttribute('aria-label') ??
      element.querySelector('.unseen')?.textContent ??
      element.textContent ??
      '',
  );

import { expect, test } from 'vitest';
import { type PushBrowser, pushStateIn } from './push.ts';

const BROWSER: PushBrowser = {
  isSecure: true,
  hasPush: true,
  isApplePhone: false,
  isInstalled: false,
  permission: 'default',
  isSubscribed: false,
};
const state = (part: Partial<PushBrowser>) => pushStateIn({ ...BROWSER, ...part });

test('what a browser can do, and why it cannot', () => {
  expect(state({})).toBe('off');
  expect(state({ permission: 'granted', isSubscribed: true })).toBe('on');
  // The permission was withdrawn: the subscription shows nothing any more.
  expect(state({ permission: 'default', isSubscribed: true })).toBe('off');
  expect(state({ permission: 'denied', isSubscribed: true })).toBe('blocked');
  expect(state({ isSecure: false })).toBe('needs-https');
  expect(state({ hasPush: false })).toBe('unsupported');
  expect(state({ hasPush: false, isApplePhone: true })).toBe('needs-home-screen');
  expect(state({ hasPush: false, isApplePhone: true, isInstalled: true })).toBe('unsupported');
});

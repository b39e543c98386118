// Web push on this device: whether the browser can, and subscribing to it.
import { type ApiResult, registerDevice } from '../online/api.ts';
import { settings } from '../settings/settings.ts';
import { addChannel, fetchNotices, removeChannel } from './noticesApi.ts';

export type PushState = 'on' | 'off' | 'blocked' | 'needs-https' | 'needs-home-screen' | 'unsupported';

/** What decides about it, so that a test can be any browser. */
export interface PushBrowser {
  readonly isSecure: boolean;
  /** There are service workers, notifications and push. */
  readonly hasPush: boolean;
  readonly isApplePhone: boolean;
  /** Opened from the home screen. */
  readonly isInstalled: boolean;
  readonly permission: NotificationPermission | null;
  readonly isSubscribed: boolean;
}

export function pushStateIn(browser: PushBrowser): PushState {
  if (!browser.isSecure) return 'needs-https';
  if (!browser.hasPush)
    return browser.isApplePhone && !browser.isInstalled ? 'needs-home-screen' : 'unsupported';
  if (browser.permission === 'denied') return 'blocked';
  return browser.isSubscribed && browser.permission === 'granted' ? 'on' : 'off';
}

export async function readPushState(): Promise<PushState> {
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return pushStateIn({
    isSecure: isSecureContext,
    hasPush,
    // An iPad says that it is a Mac, but no Mac has several touch points.
    isApplePhone:
      /iPhone|iPad|iPod/.test(navigator.userAgent) ||
      (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1),
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    permission: hasPush ? Notification.permission : null,
    isSubscribed: hasPush && (await currentSubscription()) !== null,
  });
}

async function currentSubscription(): Promise<PushSubscription | null> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

/** `refused`: the person did not allow it. `failed`: the browser cannot reach its push service. */
export type TurnedOn = 'on' | 'refused' | 'failed' | ApiResult<unknown>;

/** To be called from a tap: browsers ask for permission only then. */
export async function turnPushOn(): Promise<TurnedOn> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'refused';
    const registration = await navigator.serviceWorker.ready;
    const known = await fetchPushKey();
    if (typeof known !== 'string') return known;
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: known,
    });
    const { endpoint, keys } = subscription.toJSON();
    const added = await addChannel('push', { endpoint, keys });
    return added.ok ? 'on' : added;
  } catch {
    return 'failed';
  }
}

/** The key is public, but only a known device may ask for it. */
async function fetchPushKey(): Promise<string | ApiResult<unknown>> {
  const device = await registerDevice(settings().name);
  if (!device.ok) return device;
  const notices = await fetchNotices();
  return notices.ok ? notices.value.pushKey : notices;
}

export async function turnPushOff(): Promise<void> {
  await (await currentSubscription())?.unsubscribe().catch(() => {});
  const notices = await fetchNotices();
  if (!notices.ok) return;
  for (const { id, isThisDevice } of notices.value.channels) if (isThisDevice) await removeChannel(id);
}

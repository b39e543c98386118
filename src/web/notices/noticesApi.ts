// The server's HTTP interface for notices.

import type { MyNotices, NewNoticeSettings } from '../../protocol/notices.ts';
import { type ApiResult, callApi, registerDevice } from '../online/api.ts';
import { settings } from '../settings/settings.ts';

export type ChannelMade = { readonly id: string; readonly secret?: string };

export const fetchNotices = () => callApi<MyNotices>('GET', '/me/notices');
export const updateNotices = (part: NewNoticeSettings) => callApi<MyNotices>('PATCH', '/me/notices', part);
export const removeChannel = (id: string) => callApi('DELETE', `/me/notices/channels/${id}`);
export const sendTest = () => callApi<{ channels: number }>('POST', '/me/notices/test');
export const muteTable = (match: string, isMuted: boolean) =>
  callApi('PUT', `/me/notices/tables/${match}`, { isMuted });
export const followLink = (kind: 'confirm' | 'stop', token: string) =>
  callApi('POST', `/notices/${kind}/${token}`);

/** A new channel speaks the language of this page, and quiet hours count in its time zone. */
export async function addChannel(
  kind: 'push' | 'mail' | 'webhooks',
  body: unknown,
): Promise<ApiResult<ChannelMade>> {
  const { lang, name } = settings();
  const device = await registerDevice(name);
  if (!device.ok) return device;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await updateNotices({ lang, timeZone });
  return callApi<ChannelMade>('POST', `/me/notices/${kind}`, body);
}

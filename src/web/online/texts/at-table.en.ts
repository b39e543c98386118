// What happens at an online table, in English: orders, taking back, meeting and parting. Home has no use for it.
import { ordersEn } from './orders.en.ts';
import { partingEn } from './parting.en.ts';
import { takeBackEn } from './take-back.en.ts';

export const atTableEn = { ...partingEn, orders: ordersEn, takeBack: takeBackEn };

export type AtTableTexts = typeof atTableEn;

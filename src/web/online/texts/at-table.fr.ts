// What happens at an online table, in French: orders, taking back, meeting and parting.

import type { AtTableTexts } from './at-table.en.ts';
import { ordersFr } from './orders.fr.ts';
import { partingFr } from './parting.fr.ts';
import { takeBackFr } from './take-back.fr.ts';

export const atTableFr: AtTableTexts = { ...partingFr, orders: ordersFr, takeBack: takeBackFr };

// The kinds of standing orders that every game has, without code of its own.

export const ONLY_MOVE = 'only-move';
export const PLANNED = 'planned';
export const GENERAL_ORDERS: readonly string[] = [ONLY_MOVE, PLANNED];

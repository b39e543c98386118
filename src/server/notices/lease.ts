// The lease of a notice or a delivery: the right of one process to look after it.

/** Short, because a notice whose process has died waits for it. A process that is busy with one renews it. */
export const LEASE_MS = 3000;
export const RENEWAL_MS = 1000;

// The version of the coach, in a file of its own: pages need it without the coach.

/** Raised when the coach judges or explains differently, so that kept reviews are done again. */
export const COACH_VERSION = 2;

/** How often somebody may try before a pause. Known and unknown addresses are counted alike. */

/** Tries at one address within one pause. */
export const maxTries = 5;

export const pauseMs = 15 * 60_000;

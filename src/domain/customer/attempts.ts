/** Limit of login and password-reset attempts. Known and unknown e-mail addresses are counted alike. */

/** Attempts for one e-mail address within `pauseMs`. */
export const maxTries = 5;

export const pauseMs = 15 * 60_000;

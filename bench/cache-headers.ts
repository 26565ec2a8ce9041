/** Requests with these headers use caches that .env disables for all others. */

/** The cached page at the edge. */
export const keptHeader = 'Bench-Kept';
/** The search's cached answers; the page is rendered. */
export const answeredHeader = 'Bench-Answered';

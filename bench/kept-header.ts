/** Requests the cached page at the edge, which .env disables for all other requests. */
export const keptHeader = 'Bench-Kept';

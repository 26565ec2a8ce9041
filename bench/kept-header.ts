/** Asks for the copy at the edge, which .env leaves out for all others. */
export const keptHeader = 'Bench-Kept';

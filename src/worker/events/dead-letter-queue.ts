/** The queue's name in wrangler.toml. */
export const deadLetterQueue = 'kontor-events-dead';

/** As wrangler.toml names it. */
export const deadLetterQueue = 'kontor-events-dead';

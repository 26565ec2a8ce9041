/** The queue's name in wrangler.toml. */
export const mailReportQueue = 'kontor-mail-reports';

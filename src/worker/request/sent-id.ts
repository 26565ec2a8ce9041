/** Whether what a browser sent has the form of an id of the shop. */
export const isId = (sent: string | undefined): sent is string =>
  sent !== undefined && /^[0-9a-f-]{36}$/.test(sent);

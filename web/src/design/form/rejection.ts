/** A value that the server rejected; the message counts until another one is typed. */
export type Rejection = { name: string; value: string; message: string };

/** The message of a rejection for a field with this value; undefined when it is about another. */
export const rejectionText = (
  rejection: Rejection | null,
  name: string,
  value: string,
): string | undefined =>
  rejection !== null && rejection.name === name && rejection.value === value
    ? rejection.message
    : undefined;

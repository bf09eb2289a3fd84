/** Actors without an account, as a sentence names them. */
const WITHOUT_ACCOUNT: Readonly<Record<string, string>> = {
  console: 'the server console',
  system: 'the club’s system',
};

/** The name of an actor without an account, or null for a uid. */
export const actorWithoutAccount = (actor: string): string | null =>
  Object.hasOwn(WITHOUT_ACCOUNT, actor) ? (WITHOUT_ACCOUNT[actor] ?? null) : null;

/** With a capital letter, as a sentence begins. */
export const capital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

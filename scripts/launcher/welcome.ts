import { styleText } from 'node:util';

/** Tells how to get in: the one address and the accounts of the demo club. */
export const printWelcome = (url: string, screensUrl: string | null): void => {
  console.log(`
${styleText('bold', 'Tideaway is open:')}  ${styleText(['bold', 'cyan'], url)}

  member@example.com   member-demo   a member with points and stays
  admin@example.com    admin-demo    an admin
${screensUrl === null ? '' : `\nThe emulators' own screens: ${screensUrl}\n`}
Ctrl-C ends it and keeps the data.
`);
};

/*
 * A step of firebase.json: it names the hosts of the demo project, and a site that was deployed with
 * them could reach no function. `npm run deploy` writes the hosts of the project and leaves this out.
 */
console.error('Deploy with: npm run deploy -- --project <project-id>');
process.exitCode = 1;

/*
 * A step of firebase.json, which names the hosts of the demo project: a site that was deployed with
 * them could reach no function. `npm run deploy` writes the hosts of the project and leaves this step out.
 */
console.error('Deploy with: npm run deploy -- --project <project-id>');
process.exitCode = 1;

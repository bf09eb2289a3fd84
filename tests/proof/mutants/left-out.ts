/** Files of tests that no mutant is tried with. */
export const LEFT_OUT: readonly RegExp[] = [
  // These two count what they tried, and fewer runs cannot reach that.
  /\/change-model\.test\.ts$/,
  /\/role-interleavings\.test\.ts$/,
  // The surface of HTTP and the log: servers, processes and mocked modules, none of it decisions.
  /^functions\/src\/(kernel|reports)\//,
  /^functions\/src\/pages\/handle-request\.test\.ts$/,
  // It draws pictures of the site, which is not copied.
  /^functions\/src\/pictures\/social-picture\.test\.ts$/,
];

/** Tests of other files that are left out: they measure size and take seconds each. */
export const TOO_LONG = /of 50,000 resorts|beyond what a document can hold/;

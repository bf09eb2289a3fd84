/** The code of an SDK's error. Its class is no help: bundles may contain the class twice. */
export const errorCode = (thrown: unknown): unknown =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : undefined;

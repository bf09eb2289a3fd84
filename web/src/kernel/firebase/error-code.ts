/** The code of an error of an SDK. Its class says nothing: bundles may hold the class twice. */
export const errorCode = (thrown: unknown): unknown =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : undefined;

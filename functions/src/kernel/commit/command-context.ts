/** Who acts (a uid, 'system' or 'console'), and when (milliseconds since 1970). */
export type CommandContext = { nowMs: number; actor: string };

/** How long each part of a report may be, and how many lines of a stack it has. */
export const REPORT_SIZES = { name: 60, message: 300, frame: 160, frames: 12, page: 120 } as const;

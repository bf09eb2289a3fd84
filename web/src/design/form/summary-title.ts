/** Above an `ErrorSummary`: 'There is 1 thing to correct' / 'There are 3 things to correct'. */
export const summaryTitle = (count: number): string =>
  count === 1 ? 'There is 1 thing to correct' : `There are ${count} things to correct`;

import { styleText } from 'node:util';

export const GOOD = styleText('green', '✓');
export const BAD = styleText('red', '✗');

/**
 * Does one step of a longer job, prints one line about it, and gives the work's result. On a
 * terminal the title is shown while the work continues.
 */
export const step = async <Result>(
  title: string,
  work: () => Promise<Result> | Result,
  describe: (result: Result) => string = () => '',
): Promise<Result> => {
  const live = process.stdout.isTTY;
  const start = performance.now();
  if (live) process.stdout.write(`… ${title}`);
  const finish = (line: string): void => {
    process.stdout.write(`${live ? '\r\u001B[2K' : ''}${line}\n`);
  };
  try {
    const result = await work();
    const remark = describe(result);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    finish(`${GOOD} ${title}${remark && `: ${remark}`}  ${styleText('dim', `${seconds} s`)}`);
    return result;
  } catch (failure) {
    finish(`${BAD} ${title}`);
    throw failure;
  }
};

import { readFileSync } from 'node:fs';

/** What became of a mutant, in the words of Stryker's report. */
type Status = 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'RuntimeError' | 'CompileError';

type Place = { line: number; column: number };

type StoredMutant = {
  status: Status;
  replacement?: string;
  mutatorName: string;
  location: { start: Place; end: Place };
};

type StoredReport = { files: Record<string, { source: string; mutants: StoredMutant[] }> };

/** A mutant: which text became which, and whether a test noticed. */
export type Mutant = {
  file: string;
  line: number;
  from: string;
  to: string;
  isNoticed: boolean;
};

/** Text on one line, so that neither line breaks nor indentation tell two mutants apart. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const textBetween = (source: string, start: Place, end: Place): string => {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
};

/** All mutants of Stryker's report; those that could not run at all say nothing and are left out. */
export const readReport = (file: string): Mutant[] => {
  const { files } = JSON.parse(readFileSync(file, 'utf8')) as StoredReport;
  return Object.entries(files).flatMap(([name, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status !== 'RuntimeError' && status !== 'CompileError')
      .map(({ status, replacement = '', location: { start, end } }) => ({
        file: name,
        line: start.line,
        from: onOneLine(textBetween(source, start, end)),
        to: onOneLine(replacement),
        isNoticed: status === 'Killed' || status === 'Timeout',
      })),
  );
};

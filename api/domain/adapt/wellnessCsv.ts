import { CsvError, parse as parseCsv } from 'csv-parse/sync';
import { tableOf } from '../../core/units/tableOf.ts';
import { InvalidInput } from '../kernel/errors.ts';

/** A day as a file tells it: what a cell holds is not judged here. */
export interface WellnessRow {
  /** Of the file, 1 the first. */
  line: number;
  day: string;
  hrv?: number;
  restingHeartRate?: number;
  sleepHours?: number;
  weight?: number;
  note?: string;
}

type Column = Exclude<keyof WellnessRow, 'line'> | 'sleepSeconds';

/** What programs call the columns, without spaces, signs and capitals. */
const COLUMNS: Readonly<Record<string, Column>> = tableOf({
  date: 'day',
  day: 'day',
  timestamp: 'day',
  hrv: 'hrv',
  hrvms: 'hrv',
  hrvrmssd: 'hrv',
  rmssd: 'hrv',
  rmssdms: 'hrv',
  restinghr: 'restingHeartRate',
  restingheartrate: 'restingHeartRate',
  rhr: 'restingHeartRate',
  sleep: 'sleepHours',
  sleephours: 'sleepHours',
  sleepsecs: 'sleepSeconds',
  weight: 'weight',
  weightkg: 'weight',
  note: 'note',
  notes: 'note',
  comments: 'note',
});

interface ParsedRecord {
  record: string[];
  info: { lines: number };
}

/** Cells by line. Throws InvalidInput where the quotes of a line do not match. */
function recordsOf(file: string, delimiter: string): { line: number; cells: string[] }[] {
  try {
    const records = parseCsv(file, { bom: true, delimiter, info: true, relax_column_count: true, trim: true });
    return (records as unknown as ParsedRecord[]).map(({ record: cells }, i, all) => ({
      line: (all[i - 1]?.info.lines ?? 0) + 1,
      cells,
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new InvalidInput([{ path: 'file', message: `Line ${String(error.lines)}: its quotes do not match.` }]);
  }
}

/** The days of a CSV file whose first line names its columns; rows that hold nothing are left out. Null: it names no day, or nothing that is measured. Throws InvalidInput. */
export function wellnessFromCsv(file: string): WellnessRow[] | null {
  const first = file.split(/\r?\n/, 1)[0]!;
  const separator = ['\t', ';'].find((each) => first.includes(each)) ?? ',';
  const [header, ...rows] = recordsOf(file, separator);
  const columns = header?.cells.map((name) => COLUMNS[name.toLowerCase().replace(/[^a-z]/g, '')]) ?? [];
  if (!columns.includes('day') || !columns.some((name) => name !== undefined && name !== 'day')) return null;
  const numberOf = (cell: string) => Number(separator === ',' ? cell : cell.replace(',', '.'));
  return rows.flatMap(({ line, cells }) => {
    const row: WellnessRow = { line, day: '' };
    for (const [i, column] of columns.entries()) {
      const cell = cells[i] ?? '';
      if (cell === '' || column === undefined) continue;
      if (column === 'day') row.day = cell.slice(0, 10);
      else if (column === 'note') row.note = cell;
      else if (column === 'sleepSeconds') row.sleepHours = Math.round(numberOf(cell) / 36) / 100;
      else row[column] = numberOf(cell);
    }
    return Object.keys(row).length > 2 ? [row] : [];
  });
}

import { tableOf } from '../units/tableOf.ts';

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

/** Cells by line, as RFC 4180 writes them, or with semicolons where commas are in numbers. */
function linesOf(text: string, separator: string): { line: number; cells: string[] }[] {
  const lines: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let number = 1;
  let began = 1;
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'y');
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (found === null) break;
    const [whole, quoted, plain, end] = found;
    cells.push((quoted?.replaceAll('""', '"') ?? plain!).trim());
    number += whole.split('\n').length - 1;
    if (end === separator) continue;
    lines.push({ line: began, cells });
    cells = [];
    began = number;
  }
  return lines;
}

/** The days of a CSV file whose first line names its columns; rows that hold nothing are left out. Null: it names no day, or nothing that is measured. */
export function wellnessFromCsv(file: string): WellnessRow[] | null {
  const text = file.replace(/^\uFEFF/, '');
  const first = text.split(/\r?\n/, 1)[0]!;
  const separator = ['\t', ';'].find((each) => first.includes(each)) ?? ',';
  const [header, ...rows] = linesOf(text, separator);
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

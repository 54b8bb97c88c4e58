import { copyFileSync, existsSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';

/** Bytes of the file that is written and of the one before it, each. */
export const LOG_BYTES = 1_000_000;

/**
 * What the database writes down: that it started, ended, fell over. Errors of statements are told to whoever sent them, and
 * their texts quote what people typed: none of them is written, and of the rest neither details nor statements.
 */
export const LOG_SETTINGS = {
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
  logging_collector: 'off',
};

export const logOf = (cluster: string): string => path.join(cluster, 'postgres.log');

/** Keeps the log of a server that does not run small, and takes away what earlier versions wrote: it may name people. */
export function prepareLog(cluster: string): void {
  rmSync(path.join(cluster, 'server.log'), { force: true });
  const log = logOf(cluster);
  if (existsSync(log) && statSync(log).size > LOG_BYTES) renameSync(log, `${log}.1`);
}

/** Keeps the log of a running server small: it appends, so that a file which is emptied under it begins anew. */
export function boundLog(log: string, limit = LOG_BYTES): void {
  if (!existsSync(log) || statSync(log).size <= limit) return;
  copyFileSync(log, `${log}.1`);
  truncateSync(log);
}

/** How things stand with an archive of recordings. */
export const ARCHIVE_STATES = ['reading', 'done', 'cancelled'] as const;
export type ArchiveState = (typeof ARCHIVE_STATES)[number];

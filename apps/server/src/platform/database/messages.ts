/** What the operator reads about the database, one line each. */
export const messages = {
  newer: (steps: string) =>
    `The database was made by a newer version of Morsel (it knows ${steps}).`,
  cannotOpen: (folder: string, reason: string) =>
    `DATA_DIR ${folder}: the database cannot be opened (${reason}).`,
  inUse: (folder: string) => `DATA_DIR ${folder} is in use by another process.`,
  cannotWrite: (folder: string, reason: string) =>
    `DATA_DIR ${folder} cannot be written (${reason}).`,
  cannotReach: (place: string, reason: string) =>
    `DATABASE_URL: PostgreSQL at ${place} cannot be used (${reason}).`,
  none: (folder: string) => `DATA_DIR ${folder} holds no database.`,
  backup: {
    postgres: "DATABASE_URL is set: back PostgreSQL up with pg_dump.",
    exists: (file: string) => `${file} is there already.`,
    cannotWrite: (file: string, reason: string) => `${file} cannot be written (${reason}).`,
  },
} as const;
